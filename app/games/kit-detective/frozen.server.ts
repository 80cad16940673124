import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-20",
  asked(number, date) {
    const shirts = editions
      .at(number)
      ?.shirts.map(({ id, nation, side, years, shirt, suspects }) =>
        [id, nation, side, years, JSON.stringify(shirt), suspects.join(", ")].join(" "),
      );
    return `${date} ${shirts?.join(" / ")}\n`;
  },
  fingerprints: [
    [1, "09aa61c72c64d5712ba4758470768bc6c15833af0b5c515dd5a2c2c71d655f8d"],
    [13, "0d2b2be2aa7ad47762af03e091d0d7c8d385703a313dfbe3a089036a20a6f652"],
  ],
};
