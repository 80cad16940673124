import type { Frozen } from "~/play/editions/frozen.server";
import { editions } from "./editions.server";

export const frozen: Frozen = {
  firstDate: "2026-11-22",
  asked(number) {
    const edition = editions.edition(number, []);
    return `${number} ${JSON.stringify([edition?.puzzle, edition?.answer])}\n`;
  },
  fingerprints: [[240, "a65d45981e27d787c9bcaecf98c9e940767dd2fa605e19f94df4ef1ecaa1631b"]],
};
