import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanDetails, isReportKind, parseReport, reasons } from "./report-form";
import { reportTexts } from "./report-texts";

const parse = (fields: Record<string, string>) => parseReport((name) => fields[name] ?? "");
const anyReason = () => fc.oneof(fc.constantFrom(...Object.keys(reasons)), anything);
const anything = fc.string({ unit: "binary", maxLength: 1200 });

describe("parseReport", () => {
  it.each(Object.keys(reasons))("takes the reason %s, with details or without", (reason) => {
    expect(parse({ reason })).toEqual({ reason, details: "", errors: {} });
    const details = "It gives the answer away.";
    expect(parse({ reason, details })).toEqual({ reason, details, errors: {} });
  });

  it.each(["", "boring", "Spoiler", "__proto__", "constructor", "toString", "spoiler "])(
    "asks for a reason where there is none that it knows: %j",
    (reason) => {
      const form = parse({ reason, details: "Kept." });
      expect(form).toEqual({
        reason: null,
        details: "Kept.",
        errors: { reason: reportTexts.noReason },
      });
    },
  );

  it.each([
    ["500 letters", "x".repeat(500), undefined],
    ["501 letters", "x".repeat(501), reportTexts.tooLong],
    ["500 letters among white space", ` \r\n${"x".repeat(500)}\n `, undefined],
    ["500 lines as a browser sends them", "x\r\n".repeat(250), undefined],
    ["251 characters of two units each", "😀".repeat(251), reportTexts.tooLong],
  ])("judges the length of %s", (_, details, error) => {
    const form = parse({ reason: "spam", details });
    expect(form.errors.details).toBe(error);
    expect(form.details.length).toBeGreaterThanOrEqual(499);
  });

  it("loses nothing of what is too long, so that it can be shortened", () => {
    expect(parse({ details: "y".repeat(900) }).details).toHaveLength(900);
  });

  it("accepts only what can be stored and read", () => {
    fc.assert(
      fc.property(anyReason(), anything, (reason, details) => {
        const form = parse({ reason, details });
        const isFine = Object.keys(form.errors).length === 0;
        expect(isFine).toBe(form.reason !== null && form.details.length <= 500);
        expect(form.details).not.toMatch(/(?!\n)[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u);
      }),
    );
  });
});

describe("cleanDetails", () => {
  it.each([
    ["plain words", "Answer 2 is out of date.", "Answer 2 is out of date."],
    ["other scripts", "بالتوفيق 加油 Þór é", "بالتوفيق 加油 Þór é"],
    ["an emoji of several parts", "👩🏾‍⚖️", "👩🏾‍⚖️"],
    ["line ends of every kind", "a\r\nb\rc\u2028d", "a\nb\nc\nd"],
    ["tabs", "a\tb", "a b"],
    ["many empty lines", "a\n\n \n\n\nb", "a\n\nb"],
    ["a terminal's orders", "\u001b[31mred\u001b[0m\u0007", "[31mred[0m"],
    ["text that is turned around", "a\u202Eb\u2066c", "abc"],
    ["half a character", "a\uD83Db", "ab"],
    ["nothing but white space", " \n\t\u00A0", ""],
  ])("reads %s", (_, text, clean) => {
    expect(cleanDetails(text)).toBe(clean);
  });

  it("has nothing left to clean the second time", () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(cleanDetails(cleanDetails(text))).toBe(cleanDetails(text));
      }),
    );
  });
});

it.each([
  ["post", true],
  ["game", true],
  ["question", true],
  ["user", false],
  ["", false],
  [null, false],
  ["constructor", false],
])("isReportKind says of %j: %s", (text, isKind) => {
  expect(isReportKind(text)).toBe(isKind);
});
