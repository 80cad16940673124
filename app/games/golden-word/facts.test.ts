import { describe, expect, it } from "vitest";
import { facts, triesText } from "./facts";

describe("facts", () => {
  it.each([5, 6, 7])("says that the word has %i letters", (length) => {
    expect(facts({ length })).toEqual([
      { value: String(length), label: "letters" },
      { value: "6", label: "tries" },
    ]);
  });
});

describe("triesText", () => {
  it.each([
    [{ isWin: true, score: 6, outOf: 6 }, "1/6"],
    [{ isWin: true, score: 4, outOf: 6 }, "3/6"],
    [{ isWin: true, score: 1, outOf: 6 }, "6/6"],
    [{ isWin: false, score: 0, outOf: 6 }, "X/6"],
  ])("writes %j as %s", (verdict, text) => {
    expect(triesText(verdict)).toBe(text);
  });
});
