import { describe, expect, it } from "vitest";
import type { KitState } from "./case";
import { goalText, rankAt, rankMarks, rankOf } from "./ranks";

/** Nine shirts: those named have so many stars, a voided one none that count; the others have so many left. */
const stateOf = (named: readonly number[], left = 3, voided = 0): KitState => ({
  shirts: Array.from({ length: 9 }, (_, place) => {
    const stars = named[place];
    if (stars === undefined) return { stars: left, struck: [], notes: [] };
    const told = { suspect: 0, worn: "", ...(place < voided && { isVoid: true as const }) };
    return { stars, told };
  }),
  last: null,
  elapsed: 0,
});

describe("the goal on the bar", () => {
  it.each([
    ["nothing yet", stateOf([]), "★ 0 of 14 to win"],
    ["two shirts", stateOf([3, 3]), "★ 6 of 14 to win"],
    ["a win", stateOf([3, 3, 3, 3, 2]), "Won · 6 to Inspector"],
    ["an Inspector", stateOf([3, 3, 3, 3, 3, 3, 3]), "Won · 4 to Chief"],
    ["no higher rank in reach", stateOf([3, 3, 3, 3, 2], 1), "★ 14 · Detective"],
    ["no win in reach", stateOf([0, 0, 0, 0, 0]), "★ 0 · 12 left"],
    ["a win of fewer shirts", stateOf([3, 3], 3, 1), "★ 3 of 13 to win"],
    ["an end with a rank", stateOf([3, 3, 3, 3, 2, 0, 0, 0, 0]), "★ 14 · Detective"],
    ["an end with the highest", stateOf([3, 3, 3, 3, 3, 3, 3, 3, 1]), "★ 25 · Chief"],
    ["an end without one", stateOf([3, 3, 3, 3, 1, 0, 0, 0, 0]), "★ 13 of 27"],
    ["the end of a voided case", stateOf([3, 3, 3, 3, 3, 3, 3, 3, 3], 3, 9), "★ 0 of 0"],
  ])("after %s", (_what, state, text) => {
    expect(goalText(state)).toBe(text);
  });
});

describe("the marks on the bar", () => {
  it.each([
    ["a case", stateOf([]), [14, 20, 25]],
    ["a case with a voided shirt", stateOf([3], 3, 1), [13, 18, 23]],
  ])("of %s", (_what, state, marks) => {
    expect(rankMarks(state)).toEqual(marks);
  });
});

describe("the rank", () => {
  it.each([
    [13, ""],
    [14, "Detective"],
    [19, "Detective"],
    [20, "Inspector"],
    [24, "Inspector"],
    [25, "Chief"],
    [27, "Chief"],
  ])("of %i stars", (stars, rank) => {
    const named = Array.from({ length: 9 }, (_, place) =>
      Math.min(3, Math.max(0, stars - 3 * place)),
    );
    expect(rankOf(stateOf(named))).toBe(rank);
  });
});

it("is given for a win alone, however many shirts count", () => {
  for (const outOf of [3, 6, 9, 12, 15, 18, 21, 24, 27]) {
    for (let score = 0; score <= outOf; score++) {
      expect(rankAt(score, outOf) !== "").toBe(score * 2 > outOf);
    }
  }
});
