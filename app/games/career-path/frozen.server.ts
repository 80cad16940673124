import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-20",
  asked(number, date) {
    const careers = editions
      .at(number)
      ?.map(({ id, stations }) => `${id}: ${stations.map(({ club }) => club).join(", ")}`);
    return `${date} ${careers?.join(" / ")}\n`;
  },
  fingerprints: [
    [1, "1dce65ea3f8dbbf8a66022a8739128c8569e496588118123acc14db0953c2a03"],
    [13, "d05aadd25023ab1cbdd677b49d81a735e0e254b3c6a7bdcddd81995762e7fede"],
    [17, "83b12a7af5f7ef05418bcbc74f001bb9a3a6e1492c3b333e7320c549cf138905"],
  ],
};
