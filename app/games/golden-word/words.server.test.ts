import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isKnownWord } from "./words.server";

const words = [5, 6, 7].flatMap((length) =>
  readFileSync(new URL(`words/${length}.txt`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n"),
);

describe("isKnownWord", () => {
  it("finds every word of the lists", () => {
    expect(words.length).toBeGreaterThan(24_000);
    expect(words.filter((word) => !isKnownWord(word))).toEqual([]);
  });

  it.each([
    "",
    "a",
    "goal",
    "zzzzz",
    "aaaaa",
    "pitcg",
    "pitci",
    "goalkeepers",
    "abac\n",
    "tch\npi",
  ])("doesn't find %j", (word) => {
    expect(isKnownWord(word)).toBe(false);
  });

  it("finds nothing between two words that stand one behind the other", () => {
    const known = new Set(words);
    const shifted = words.slice(0, 2000).map((word) => `${word.slice(1)}${word[0]}`);
    expect(shifted.filter((word) => isKnownWord(word) !== known.has(word))).toEqual([]);
  });
});
