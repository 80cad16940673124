import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  consentChoices,
  consentCookie,
  effectiveConsent,
  isOptedOut,
  parseConsent,
  readConsent,
} from "./consent";

describe("parseConsent", () => {
  it.each([
    [null, null],
    ["", null],
    ["consent=accepted", "accepted"],
    ["tz=x; consent=rejected; theme=dark", "rejected"],
    ["tz=x;consent=accepted", "accepted"],
    ["consent=", null],
    ["consent=yes", null],
    ["consent=acceptedx", null],
    ["consent=accepted%20", null],
    ["consent=ACCEPTED", null],
    ["myconsent=accepted", null],
    ["x=consent=accepted", null],
    ["consent=constructor", null],
  ])("of %j is %j", (header, choice) => expect(parseConsent(header)).toBe(choice));

  it("takes whatever a client sends", () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect([...consentChoices, null]).toContain(parseConsent(header));
        expect([...consentChoices, null]).toContain(parseConsent(`consent=${header}`));
      }),
    );
  });

  it.each(consentChoices)("reads back %s as it was kept", (choice) => {
    expect(parseConsent(consentCookie(choice, true).split(";")[0] ?? "")).toBe(choice);
  });
});

describe("consentCookie", () => {
  it("stays for a year, and is Secure over https", () => {
    const kept = "consent=rejected; Path=/; Max-Age=31536000; SameSite=Lax";
    expect(consentCookie("rejected", false)).toBe(kept);
    expect(consentCookie("rejected", true)).toBe(`${kept}; Secure`);
  });
});

describe("readConsent", () => {
  it.each([undefined, null, 1, {}, "", "on", ["accepted"], new File([], "accepted")])(
    "takes %j for no choice",
    (text) => expect(readConsent(text)).toBeNull(),
  );
});

describe("isOptedOut", () => {
  it.each([
    ["1", true],
    [" 1 ", true],
    ["0", false],
    ["true", false],
    ["11", false],
    ["", false],
    [null, false],
  ])("with Sec-GPC %j is %s", (secGpc, expected) => expect(isOptedOut(secGpc)).toBe(expected));
});

describe("effectiveConsent", () => {
  it.each([
    [null, false, null],
    [null, true, "rejected"],
    ["accepted", false, "accepted"],
    ["accepted", true, "accepted"],
    ["rejected", false, "rejected"],
    ["rejected", true, "rejected"],
  ] as const)("of the choice %j, opted out: %s, is %j", (choice, hasOptedOut, expected) =>
    expect(effectiveConsent(choice, hasOptedOut)).toBe(expected),
  );
});
