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
    [114, "070e40aeb6bd519ae7c7c913aae522c8a94e119890a7be18ef8c7dc43ceb911d"],
  ],
};
