import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-22",
  asked(number, date) {
    const words = editions.at(number)?.groups.map((group) => group.words.join(", "));
    return `${date} ${words?.join(" / ")}\n`;
  },
  fingerprints: [
    [3, "ee5f7ed4973afe67fb10d35c286e4e930b8773ab507e28a107b6ef37d193fcb9"],
    [60, "f5fae9f120f0a69fe9019ca01ce2f2eb5bc5c287da48a7d107315faf244c681e"],
  ],
};
