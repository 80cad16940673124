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
    [2, "3a23856884b6044d8536de7c7780527d9e74320470790795da9c8db613fffc27"],
    [17, "87989e0118fa701d9ceb6a933011549333281ede30fd4a4590c8d6542ea41493"],
  ],
};
