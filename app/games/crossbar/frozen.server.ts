import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-22",
  asked: (number) =>
    `${(editions.at(number)?.words ?? []).map(({ id, word }) => `${id} ${word}`).join(" ")}\n`,
  fingerprints: [
    [3, "1be3da3ce56dee047ada962757f6d7d038434dfb996bb5b520475ba1253b733a"],
    [60, "9cd05f44857b08d081b6b48063912b23db23b829bdc1702666c74671410acce0"],
  ],
};
