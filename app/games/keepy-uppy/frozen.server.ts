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
    [240, "2c556c37ee1e79cccbac3146a8b2f2c223838eedc4f7011a53c260042e3f73a4"],
  ],
};
