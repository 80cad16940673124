import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-22",
  asked: (number) =>
    `${(editions.at(number)?.words ?? []).map(({ id, word }) => `${id} ${word}`).join(" ")}\n`,
  fingerprints: [
    [3, "1be3da3ce56dee047ada962757f6d7d038434dfb996bb5b520475ba1253b733a"],
    [60, "bd012c183364cef2b10e7eefcf1a6ae50d215007f718987e7f6b720e113e835e"],
  ],
};
