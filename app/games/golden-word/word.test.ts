import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lettersOf, normaliseWord } from "./word";

describe("normaliseWord", () => {
  it.each([
    ["PITCH", "pitch"],
    ["  Pitch\n", "pitch"],
    ["Volée", "volee"],
    ["touché", "touche"],
    ["p1tch", "p1tch"],
    ["two words", "two words"],
    ["", ""],
  ])("makes %j to %j", (typed, word) => {
    expect(normaliseWord(typed)).toBe(word);
  });

  it("has had enough after forty characters, whatever they are", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (typed) => {
        expect(normaliseWord(typed).length).toBeLessThanOrEqual(40);
      }),
    );
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (typed) => {
        const once = normaliseWord(typed);
        expect(normaliseWord(once)).toBe(once);
      }),
    );
  });
});

describe("lettersOf", () => {
  it.each([
    ["PIT", "pit"],
    ["p1tch!", "ptch"],
    ["Volées", "volee"],
    ["two words", "twowo"],
    ["", ""],
  ])("has %j on five tiles as %j", (typed, letters) => {
    expect(lettersOf(typed, 5)).toBe(letters);
  });
});
