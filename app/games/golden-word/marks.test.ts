import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { colour, isLegendKnown, keyMarks, type Mark } from "./marks";

const NAMES: Record<string, Mark> = { g: "gold", c: "chalk", b: "bench" };
const marks = (short: string) => Array.from(short, (letter) => NAMES[letter]);

/** A small alphabet, so that most words have repeated letters. */
const word = fc
  .array(fc.constantFrom(..."abcde"), { minLength: 5, maxLength: 5 })
  .map((letters) => letters.join(""));
const countOf = (letter: string, text: string) => text.split(letter).length - 1;

describe("colour", () => {
  it.each([
    ["pitch", "pitch", "ggggg"],
    ["touch", "pitch", "cbbgg"],
    ["coach", "pitch", "bbbgg"],
    ["crowd", "flank", "bbbbb"],
    // The answer has one L: the one in place gets it, although the other comes first.
    ["llama", "flank", "bggbb"],
    // The answer has two: the first of the remaining Ls becomes chalk.
    ["level", "skill", "cbbbg"],
    ["lolly", "skill", "cbbgb"],
    ["shoot", "robot", "bbcgg"],
    ["oozed", "shoot", "ccbbb"],
    ["geese", "elbow", "bcbbb"],
  ])("marks %s for %s as %s", (guess, answer, short) => {
    expect(colour(guess, answer)).toEqual(marks(short));
  });

  it("is all gold exactly for the answer", () => {
    fc.assert(
      fc.property(word, word, (guess, answer) => {
        const isAllGold = colour(guess, answer).every((mark) => mark === "gold");
        expect(isAllGold).toBe(guess === answer);
      }),
    );
  });

  it("marks a letter as often as both words have it", () => {
    fc.assert(
      fc.property(word, word, (guess, answer) => {
        const result = colour(guess, answer);
        for (const letter of new Set(guess)) {
          const shown = result.filter((mark, place) => guess[place] === letter && mark !== "bench");
          expect(shown).toHaveLength(Math.min(countOf(letter, guess), countOf(letter, answer)));
        }
      }),
    );
  });

  it("never marks a chalk behind a bench of the same letter", () => {
    fc.assert(
      fc.property(word, word, (guess, answer) => {
        const benched = new Set<string>();
        for (const [place, mark] of colour(guess, answer).entries()) {
          const letter = guess[place] ?? "";
          if (mark === "bench") benched.add(letter);
          if (mark === "chalk") expect(benched).not.toContain(letter);
        }
      }),
    );
  });

  it("has a gold exactly where the letters agree", () => {
    fc.assert(
      fc.property(word, word, (guess, answer) => {
        for (const [place, mark] of colour(guess, answer).entries()) {
          expect(mark === "gold").toBe(guess[place] === answer[place]);
        }
      }),
    );
  });
});

describe("keyMarks", () => {
  it("has the best mark of a letter, in any order of guesses", () => {
    const known = keyMarks([
      { word: "touch", marks: colour("touch", "catch") },
      { word: "chant", marks: colour("chant", "catch") },
      { word: "cloak", marks: colour("cloak", "catch") },
    ]);
    expect(Object.fromEntries(known)).toEqual({
      t: "chalk",
      o: "bench",
      u: "bench",
      c: "gold",
      h: "gold",
      a: "chalk",
      n: "bench",
      l: "bench",
      k: "bench",
    });
  });

  it("knows nothing before the first try", () => {
    expect(keyMarks([]).size).toBe(0);
  });
});

describe("isLegendKnown", () => {
  it.each([
    [[], false],
    [["crowd"], false],
    [["ocean"], false],
    [["pitch"], false],
    [["touch"], false],
    [["touch", "crowd"], true],
    [["pitch", "ocean"], true],
  ])("after %j is %j", (words, isKnown) => {
    const rows = words.map((word) => ({ word, marks: colour(word, "catch") }));
    expect(isLegendKnown(rows)).toBe(isKnown);
  });
});
