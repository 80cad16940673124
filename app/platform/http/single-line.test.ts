import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { singleLine } from "./single-line";

const MAX_LENGTH = 10;
const anything = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("a", " ", "\n", "\u0000", "\ud83d", "\ude00", "\u202e", "⚽"),
  }),
);

describe("singleLine", () => {
  it.each([
    ["a name", "Thandi M", "Thandi M"],
    ["space around it", "  Thandi  M ", "Thandi M"],
    ["lines", "Thandi\r\nM", "Thandi M"],
    ["control characters", "Tha\u0000n\u007fdi", "Thandi"],
    ["what turns the text around", "\u202eThandi", "Thandi"],
    ["halves of characters", "Tha\ud83dndi\ude00", "Thandi"],
    ["halves with a control character between", "\ud83d\u0000\ude00 M", "M"],
    ["as much as fits", "abcdefghij", "abcdefghij"],
    ["more than fits", "abcdefghijk", "abcdefghij"],
    ["a character that only half fits", "abcdefghi⚽🙂", "abcdefghi⚽"],
    ["a pair at the cut", "abcdefghi🙂", "abcdefghi"],
    ["a space at the cut", "abcdefghi jk", "abcdefghi"],
    ["nothing", "", ""],
    ["nothing that can be seen", "\u200b\u200d \u0301", ""],
    ["a sign", "⚽", "⚽"],
    ["a Hangul filler alone", "\u3164", ""],
    ["fillers and a blank of Braille", "\u115f\u1160 \uffa0\u2800", ""],
    ["a filler in a name", "Kim\u3164Min", "Kim\u3164Min"],
    ["a flag at the cut", "abcdefg🇿🇦🇳🇿", "abcdefg"],
    ["a flag that fits", "abcdef🇿🇦🇳🇿", "abcdef🇿🇦"],
    ["a skin tone at the cut", "abcdefg👍🏾", "abcdefg"],
    ["a family at the cut", "👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧"],
    ["an accent at the cut", "abcdefghie\u0301", "abcdefghi"],
    ["a family that is longer than all", "👨‍👩‍👧‍👦", ""],
    ["half a flag that a text field left", "abcd🇿🇦🇳", "abcd🇿🇦"],
    ["a joiner that a text field left", "abcd👨‍👩\u200d", "abcd👨‍👩"],
  ])("makes one line of %s", (_, text, line) => {
    expect(singleLine(text, MAX_LENGTH)).toBe(line);
  });

  it("cuts between characters as people count them", () => {
    const character = fc.constantFrom(
      "a",
      " ",
      "é",
      "e\u0301",
      "🙂",
      "🇿🇦",
      "👍🏾",
      "👨‍👩‍👧‍👦",
      "한",
      "नि",
    );
    const property = fc.property(fc.array(character, { maxLength: 40 }), (characters) => {
      const clean = characters.join("").replace(/ +/g, " ").trim();
      const whole = [...new Intl.Segmenter().segment(clean)].map(({ segment }) => segment);
      const line = singleLine(clean, 30);
      const graphemes = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
      expect(graphemes).toEqual(whole.slice(0, graphemes.length));
      const next = whole.slice(0, graphemes.length + 1).join("");
      expect(line === clean || next.trim().length > 30 || next.endsWith(" ")).toBe(true);
    });
    fc.assert(property, { numRuns: 500 });
  });

  it("is never without something that can be seen", () => {
    const unseen = fc.constantFrom(
      ..."\u3164\u115f\u1160\uffa0\u2800\u200b\u2060\u00ad\ufe0f\u034f\u180e \u0301\t",
    );
    const property = fc.property(fc.array(unseen, { maxLength: 12 }), (characters) => {
      expect(singleLine(characters.join(""), 30)).toBe("");
    });
    fc.assert(property);
  });

  it("gives what fits, without half characters, and what it leaves as it is", () => {
    const property = fc.property(anything, (text) => {
      const line = singleLine(text, MAX_LENGTH);
      expect(line.length).toBeLessThanOrEqual(MAX_LENGTH);
      expect(line).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      expect(singleLine(line, MAX_LENGTH)).toBe(line);
    });
    fc.assert(property, { numRuns: 1000 });
  });
});
