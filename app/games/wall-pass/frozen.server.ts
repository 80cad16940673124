import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-22",
  asked(number, date) {
    const line = editions.at(number)?.line;
    return `${date} ${JSON.stringify({ ...editions.edition(number, []), answer: { line } })}\n`;
  },
  fingerprints: [[210, "3627a8c4b7e93a5bbd51611157e28559a9aca683dcab04028b5f1ce59b683a6c"]],
};
