import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-22",
  asked: (number) => `${number} ${editions.at(number)?.items.map(({ id }) => id)}\n`,
  fingerprints: [
    [3, "28a4cdbb185f72525be2ca04696355e6ba23593921eccc738e25c737be6cab5b"],
    [120, "20a4a60efe8ebc6499ffadc195d5eec7b412ead1cbc0339acaa98a712fcf8087"],
  ],
};
