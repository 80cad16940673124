import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-22",
  asked: (number) => `${number} ${editions.at(number)?.items.map(({ id }) => id)}\n`,
  fingerprints: [
    [3, "28a4cdbb185f72525be2ca04696355e6ba23593921eccc738e25c737be6cab5b"],
    [120, "a47fc2e86a9c12a2529e1b9ea05dd019ad74e274d130407cd5a341c2a3ab20eb"],
  ],
};
