import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-22",
  asked: (number, date) => `${date} ${editions.at(number)?.word}\n`,
  fingerprints: [
    [3, "2af2c76382ca514a7697293e01c607a0afb52b585d871a45a019caf0af72b503"],
    [60, "0e7da7fc25c3d3428a1596d5866eef734c6777f177fbcc8d52b318f1fc6c9496"],
  ],
};
