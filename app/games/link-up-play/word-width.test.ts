import { describe, expect, it } from "vitest";
import { widthOf } from "./word-width";

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
