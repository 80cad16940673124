import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-22",
  asked: (number) => `${number} ${editions.at(number)?.items.map(({ id }) => id)}\n`,
  fingerprints: [
    [3, "28a4cdbb185f72525be2ca04696355e6ba23593921eccc738e25c737be6cab5b"],
    [120, "c46796145d994aabfe983faf67048dfba6a353e3491961ec71b975a8d2e0b8da"],
  ],
};
