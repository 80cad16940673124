import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-22",
  asked: (number) =>
    `${(editions.at(number)?.words ?? []).map(({ id, word }) => `${id} ${word}`).join(" ")}\n`,
  fingerprints: [
    [3, "1be3da3ce56dee047ada962757f6d7d038434dfb996bb5b520475ba1253b733a"],
    [60, "cd7d4e39973bfb9cd6009b8c69fe14f829e1a497ddaafd0f2d4c587655571b18"],
    [114, "ce7113017f52c069b9c835538960ec6e766af37275a5323f1c02d6bb3a7ac296"],
  ],
};
