import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-22",
  asked: (number) =>
    `${(editions.at(number)?.words ?? []).map(({ id, word }) => `${id} ${word}`).join(" ")}\n`,
  fingerprints: [
    [3, "1be3da3ce56dee047ada962757f6d7d038434dfb996bb5b520475ba1253b733a"],
    [60, "198bedc5c99aed8fc5601d39a41b92b5bcdbbd851aced5dc2caae1b719b4802c"],
    [114, "c45797fcb4d404d0adeebdca97fe3d92c961caeb55be766615ce45edc73daadb"],
  ],
};
