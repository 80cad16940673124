import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-22",
  asked: (number, date) => `${date} ${editions.at(number)?.word}\n`,
  fingerprints: [
    [3, "2af2c76382ca514a7697293e01c607a0afb52b585d871a45a019caf0af72b503"],
    [60, "101393cdcaadc8e81f7e25095e39d4468a1aced6a7ab3a75079b12779f21621b"],
    [114, "2eb9c04ac17b73b07676308d1e2a611b339dddd89c01e97a6cb4ab21e18cbc8a"],
  ],
};
