import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AttemptPlace, dailyView, endAddress, stepAddress } from "./daily-view";
import { SUBSTITUTION } from "./rules";

const moves = (log: string) =>
  Array.from(log, (move) => ({ move: move === "s" ? SUBSTITUTION : 1, at: 1 }));
const view = (log: string, search: string) =>
  dailyView({ moves: moves(log) }, new URLSearchParams(search));

describe("dailyView", () => {
  it.each([
    ["", "", 0, false],
    ["", "q=4", 0, false],
    ["1", "", 0, false],
    ["1", "q=2", 1, false],
    ["1s", "", 1, false],
    ["1s", "q=1", 0, false],
    ["s", "", 0, false],
    ["1s1", "", 1, false],
    ["111", "q=10", 3, false],
    ["111", "q=last", 2, false],
    ["1111111111", "", 9, true],
    ["1111111111", "q=10", 9, false],
    ["1111111111", "q=last", 9, false],
    ["11111s11111", "", 9, true],
    ["11111s11111", "q=3", 2, false],
  ])("after the moves '%s', ?%s shows question %i; the end: %s", (log, search, place, isEnd) => {
    expect(view(log, search)).toEqual({ place, isEnd });
  });

  it("always shows a question that is within reach", () => {
    const q = fc.oneof(fc.string(), fc.integer({ min: -3, max: 14 }).map(String));
    fc.assert(
      fc.property(fc.nat(10), q, (answers, asked) => {
        const { place } = view("1".repeat(answers), new URLSearchParams({ q: asked }).toString());
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(Math.min(answers, 9));
        expect(Number.isInteger(place)).toBe(true);
      }),
    );
  });
});

describe.each([
  { isFriendly: false, isCurrent: true },
  { isFriendly: true, isCurrent: true },
  { isFriendly: false, isCurrent: false },
])("the addresses of %j", ({ isFriendly, isCurrent }) => {
  const of: AttemptPlace = { attempt: { date: "2026-11-22", isFriendly }, isCurrent };
  const searchOf = (address: string) => new URL(address, "https://kickabout.example").search;

  it("lead to each question, and to the end", () => {
    for (const place of [0, 4, 9]) {
      const search = searchOf(stepAddress(of, place));
      expect(view("1111111111", search)).toEqual({ place, isEnd: false });
      expect(new URLSearchParams(search).has("friendly")).toBe(isFriendly);
      expect(new URLSearchParams(search).has("date")).toBe(!isCurrent);
    }
    expect(view("1111111111", searchOf(endAddress(of))).isEnd).toBe(true);
  });
});
