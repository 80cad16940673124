import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-22",
  asked: (number, date) => `${date} ${editions.at(number)?.word}\n`,
  fingerprints: [
    [3, "2af2c76382ca514a7697293e01c607a0afb52b585d871a45a019caf0af72b503"],
    [60, "f4652ddcbbd2ac6112928e83241822b8d2b2cfa725e24aa3948a4069d55d9adf"],
  ],
};
