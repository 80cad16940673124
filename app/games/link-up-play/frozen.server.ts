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
    [60, "f6fb5d44054c95409f1407f70208b5cfdaaaee3981aa678a75007001a6e7fbf9"],
  ],
};
