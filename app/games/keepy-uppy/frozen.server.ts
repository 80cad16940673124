import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-22",
  asked(number) {
    const edition = editions.edition(number, []);
    return `${number} ${JSON.stringify([edition?.puzzle, edition?.answer])}\n`;
  },
  fingerprints: [
    [3, "0e317b5a75adf1428c90d1409bee6beaa88dcff5d16c13e694a5d7475dd882f8"],
    [6, "de52bbeb4a0a7eb8f747760aba5376e8d33fc65e75c060221a25b6acc4f5050f"],
    [240, "e8a96ecc3a66610cc3173c0a7ad8b826593820278c7e4d29321fd3ac53cb1628"],
  ],
};
