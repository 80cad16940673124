import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-22",
  asked(number) {
    const edition = editions.edition(number, []);
    // The windows follow from the aim, and came with the title's third rules.
    const puzzle = edition && { ...edition.puzzle, windows: undefined };
    return `${number} ${JSON.stringify([puzzle, edition?.answer.pairs])}\n`;
  },
  fingerprints: [[240, "c2ba59844465cace889f7e2ee720b49035341445defb05e31e1b98e16d184aa5"]],
};
