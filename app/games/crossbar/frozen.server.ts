import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-22",
  asked: (number) =>
    `${(editions.at(number)?.words ?? []).map(({ id, word }) => `${id} ${word}`).join(" ")}\n`,
  fingerprints: [
    [3, "1be3da3ce56dee047ada962757f6d7d038434dfb996bb5b520475ba1253b733a"],
    [60, "4d8e74de89fa5a0b1ecaeb317332824c45884a313b40ae3feb3bb6c3fa32bad9"],
    [129, "a5d1179fc4b2e8111fc6868eeb1c6e3d3cd4715ad2b6dd10b006fd8d73ba4a62"],
  ],
};
