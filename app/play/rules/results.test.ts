import { describe, expect, it } from "vitest";
import {
  bestOf,
  isPerfect,
  type Result,
  statisticsOf,
  type TitleRecord,
  withResult,
} from "./results";

const result = (date: string, change: Partial<Result> = {}): Result => ({
  date,
  edition: 1,
  isWin: true,
  score: 3,
  outOf: 5,
  points: 0,
  elapsed: 9000,
  isLate: false,
  ...change,
});
const none: TitleRecord = { results: [] };
const recordOf = (...results: Result[]) => results.reduce(withResult, none);

describe("a record", () => {
  it("takes the first result of an edition, for ever", () => {
    const record = withResult(none, result("2026-11-21", { score: 1 }));
    expect(withResult(record, result("2026-11-21", { score: 5 }))).toBe(record);
  });

  it("has its results in the order of their dates", () => {
    const record = recordOf(result("2026-11-23"), result("2026-11-21"), result("2026-11-22"));
    expect(record.results.map(({ date }) => date)).toEqual([
      "2026-11-21",
      "2026-11-22",
      "2026-11-23",
    ]);
  });
});

it.each([
  [true, 5, true],
  [true, 4, false],
  [false, 5, false],
])("with a win (%s) and %s of 5 is perfect: %s", (isWin, score, is) => {
  expect(isPerfect({ isWin, score, outOf: 5 })).toBe(is);
});

describe("the best result is", () => {
  const plain = result("2026-11-21", { score: 4, elapsed: 9000 });
  const on = (change: Partial<Result>) => result("2026-11-22", { score: 4, ...change });

  it.each<[string, Result, boolean]>([
    ["the higher score", on({ score: 5, elapsed: 60_000 }), true],
    ["no lower score", on({ score: 3, elapsed: 1 }), false],
    ["no defeat, whatever its score", on({ score: 5, isWin: false }), false],
    ["the shorter time", on({ elapsed: 8999 }), true],
    ["the first of equal ones", on({ elapsed: 9000 }), false],
    ["none without a time beside one with it", on({ elapsed: null }), false],
  ])("%s", (_, other, isBest) => {
    expect(bestOf(recordOf(plain, other))).toEqual(isBest ? other : plain);
  });
});

it("a voided edition is neither perfect nor the best", () => {
  const voided = result("2026-11-21", { score: 0, outOf: 0 });
  const lost = result("2026-11-22", { score: 0, isWin: false });
  expect(isPerfect(voided)).toBe(false);
  expect(bestOf(recordOf(voided))).toBeUndefined();
  expect(bestOf(recordOf(voided, lost))).toEqual(lost);
});

describe("statistics", () => {
  it("of nothing are nothing", () => {
    expect(statisticsOf(none)).toEqual({
      plays: 0,
      wins: 0,
      distribution: {},
      winRun: 0,
      longestWinRun: 0,
    });
  });

  it("count plays, wins and how often each score was reached", () => {
    const record = recordOf(
      result("2026-11-21", { score: 5 }),
      result("2026-11-22", { score: 1, isWin: false }),
      result("2026-11-23", { score: 5 }),
    );
    expect(statisticsOf(record)).toMatchObject({
      plays: 3,
      wins: 2,
      distribution: { 1: 1, 5: 2 },
    });
  });

  it.each<[string, boolean[], number, number]>([
    ["wins", [true, true, true], 3, 3],
    ["a defeat between wins", [true, true, false, true], 1, 2],
    ["a defeat at the end", [true, true, false], 0, 2],
  ])("know the run of wins for %s", (_, wins, winRun, longestWinRun) => {
    const results = wins.map((isWin, index) => result(`2026-11-2${index}`, { isWin }));
    expect(statisticsOf(recordOf(...results))).toMatchObject({ winRun, longestWinRun });
  });
});
