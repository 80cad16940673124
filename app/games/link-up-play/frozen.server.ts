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
    [60, "6aa9270846e067bfa04743d5c7b66514484c46fa66aaec02157376c7e7859f58"],
    [114, "a4046b0969429694257c9efcf29a9a0cd01aeadbd9b1f956bec63daf4fd862db"],
  ],
};
