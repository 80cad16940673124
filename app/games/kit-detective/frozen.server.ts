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
    [2, "e7c30cb72d1f9ed70ff0f30237925bd0b762085fbe4fbd5f93dba3d817c0b0e3"],
    [17, "429dc51634a2ece6ba4d4d11aae8c3d2aeaf7d84ee312a7263dfa991806b3474"],
  ],
};
