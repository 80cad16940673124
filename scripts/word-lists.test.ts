import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { wordLists } from "./word-lists.mjs";

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

  it.each(["balls", "crack", "libero"])("have %s", (word) => {
    expect(wordsOf(word.length)).toContain(word);
  });
});
