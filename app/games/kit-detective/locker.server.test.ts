import { describe, expect, it } from "vitest";
import { lockerOf } from "./locker.server";

const resultOf = (date: string, edition: number, score = 3, outOf = 27) => ({
  ...{ date, edition, score, outOf, isWin: score > 13 },
  ...{ points: 0, elapsed: 1, isLate: false },
});
const rowsOf = (...asked: Parameters<typeof lockerOf>) =>
  lockerOf(...asked).map(({ name, text, isWhole, items }) => [name, text, isWhole, items.length]);

describe("the locker", () => {
  it("has the nine shirts of a finished case, each with its picture, its story and its source", () => {
    const [{ items } = { items: [] }] = lockerOf([resultOf("2026-11-20", 1)], "2026-11-20");
    expect(items).toHaveLength(9);
    expect(new Set(items.map(({ name }) => name)).size).toBe(9);
    for (const { line, source, look } of items) {
      expect([line, source, look?.alt, look?.drawn].every(Boolean)).toBe(true);
    }
  });

  it("has each case with its stars, the latest first, and the pegs of those that were not played", () => {
    const results = [resultOf("2026-11-20", 1, 21), resultOf("2026-12-04", 3, 27)];
    expect(rowsOf(results, "2026-12-11")).toEqual([
      ["No. 4, 11 Dec", "This week's", false, 0],
      ["No. 3, 4 Dec", "27/27", true, 9],
      ["No. 2, 27 Nov", "Not played", false, 0],
      ["No. 1, 20 Nov", "21/27", false, 9],
    ]);
  });

  it("has the way to each case that was not played: last week's for fun", () => {
    expect(lockerOf([], "2026-11-27").map(({ way }) => way)).toEqual([
      { href: "/play/kit-detective", text: "Open the case" },
      { href: "/play/kit-detective?date=2026-11-20", text: "Play for fun" },
    ]);
  });

  it.each([
    ["2026-11-19", 0],
    ["2026-11-20", 1],
    ["2026-11-26", 1],
    ["2026-11-27", 2],
  ])("has on %s the cases so far", (today, cases) => {
    expect(lockerOf([], today)).toHaveLength(cases);
  });

  it("has a case that came round again once", () => {
    const results = [resultOf("2026-11-20", 1), resultOf("2026-11-27", 1)];
    expect(rowsOf(results, "2026-11-27")).toEqual([["No. 1, 20 Nov", "3/27", false, 9]]);
  });

  it("has none that was taken back", () => {
    expect(lockerOf([resultOf("2026-11-20", 1, 0, 0)], "2026-11-20")).toEqual([]);
  });
});
