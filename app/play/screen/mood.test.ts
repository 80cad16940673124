import { describe, expect, it } from "vitest";
import { moodOf } from "./mood";

describe("moodOf", () => {
  it.each([
    ["won", { isWin: true, score: 1, outOf: 6 }],
    ["level", { isWin: false, score: 3, outOf: 5 }],
    ["level", { isWin: false, score: 5, outOf: 10 }],
    ["lost", { isWin: false, score: 4, outOf: 10 }],
    ["lost", { isWin: false, score: 0, outOf: 6 }],
    ["level", { isWin: true, score: 0, outOf: 0 }],
  ] as const)("is %s for %o", (mood, verdict) => {
    expect(moodOf(verdict)).toBe(mood);
  });
});
