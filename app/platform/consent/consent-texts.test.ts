import { describe, expect, it } from "vitest";
import { consentState } from "./consent-texts";

const both = { subject: "both", choice: null, hasOptedOut: false } as const;

describe("consentStanding", () => {
  it.each([
    [both, "not chosen yet"],
    [{ ...both, hasOptedOut: true }, "Global Privacy Control"],
    [{ ...both, choice: "accepted" }, "You accepted ads and a visit counter"],
    [{ ...both, choice: "accepted", hasOptedOut: true }, "You accepted"],
    [{ ...both, choice: "rejected" }, "nothing of theirs loads"],
    [{ ...both, choice: "rejected", hasOptedOut: true }, "You rejected"],
    [{ ...both, subject: "ads", choice: "accepted" }, "You accepted ads of other companies."],
    [{ ...both, subject: "analytics" }, "another company's visit counter"],
  ] as const)("of %j says %j", (consent, words) => expect(consentState(consent)).toContain(words));
});
