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
    [13, "947c5496ceaa845c4a49ce1c9acf6a0032bd8851890076491501b20dfe918b57"],
  ],
};
