import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-22",
  asked: (number, date) => `${date} ${editions.at(number)?.word}\n`,
  fingerprints: [
    [3, "2af2c76382ca514a7697293e01c607a0afb52b585d871a45a019caf0af72b503"],
    [60, "101393cdcaadc8e81f7e25095e39d4468a1aced6a7ab3a75079b12779f21621b"],
    [114, "d7b82e07272522575510d4d4e9f2602b95b61d02b397cd02a9ee0e7ec9fa72d9"],
  ],
};
