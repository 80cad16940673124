import { describe, expect, it } from "vitest";
import { sizesOf, widthOf } from "./word-width";

describe("the width of a word", () => {
  it.each([
    ["Spot", 4],
    ["Meadow", 7],
    ["Minimum", 8],
    ["Centre-half", 7],
    ["Far post", 4],
    ["Injury time", 6],
    ["", 0],
  ])("%j is about %i letters in its longest part", (word, letters) => {
    expect(widthOf(word)).toBe(letters);
  });
});

describe("the type on a board", () => {
  it.each([
    [["Spot", "Flag"], 4, []],
    [["Toe-poke", "Dribble", "Coaching"], 8, []],
    [["Ace", "Scoreboard", "Clearance"], 3, [10, 10]],
  ])("of %j has one size for most words, and one for all that are wider", (words, most, long) => {
    const sizes = sizesOf(words);
    expect(sizes.most).toBe(most);
    expect([...sizes.long.values()]).toEqual(long);
  });
});
