import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBefore } from "~/platform/clock/calendar-date.server";
import { isPausedOn, streakOf } from "./streak-rules.server";

const TODAY = "2026-11-21";

const ago = (days: number[]) => days.map((count) => daysBefore(TODAY, count));

const streak = (days: number[]) => streakOf(ago(days), TODAY);

describe("the streak on a day", () => {
  it.each<[string, number[], number, "running" | "paused" | "none"]>([
    ["nothing was ever played", [], 0, "none"],
    ["on D", [0], 1, "running"],
    ["on D + 1", [1], 1, "running"],
    ["on D + 2", [2], 1, "paused"],
    ["on D + 3", [3], 0, "none"],
    ["long after", [400], 0, "none"],
    ["three days in a row, today among them", [2, 1, 0], 3, "running"],
    ["three days in a row until yesterday", [3, 2, 1], 3, "running"],
    ["three days in a row until the day before", [4, 3, 2], 3, "paused"],
    ["a day was missed and the next one played", [3, 2, 0], 3, "running"],
    ["every other day was played", [6, 4, 2, 0], 4, "running"],
    ["two days were missed", [4, 3, 0], 1, "running"],
    ["two days were missed before a pause", [6, 5, 2], 1, "paused"],
    ["the last date lies ahead, west of where it was played", [1, 0, -1], 3, "running"],
    ["a clock gone wrong has put a date far ahead", [2, 1, 0, -400], 3, "running"],
    ["a clock gone wrong has put the only date far ahead", [-400], 0, "none"],
  ])("is right where %s", (_, days, current, state) => {
    expect(streak(days)).toMatchObject({ current, state });
  });

  it("goes over the ends of months and years, and over a leap day", () => {
    const days = ["2023-12-31", "2024-01-01", "2024-02-28", "2024-02-29", "2024-03-01"];
    expect(streakOf(days, "2024-03-02")).toMatchObject({ current: 3, best: 3 });
  });
});

describe("the best streak", () => {
  it.each<[string, number[], number]>([
    ["nothing", [], 0],
    ["a run that is over", [20, 19, 18, 17, 1, 0], 4],
    ["the run that is running", [20, 19, 2, 1, 0], 3],
    ["a run with missed days in it", [20, 18, 17, 15, 0], 4],
  ])("is right for %s", (_, days, best) => {
    expect(streak(days).best).toBe(best);
  });
});

const daysAgo = fc.uniqueArray(fc.nat({ max: 60 }), { maxLength: 40 });

describe("a missed day", () => {
  it("is a pause where the streak was paused the day after, and is not lost since", () => {
    fc.assert(
      fc.property(daysAgo, fc.integer({ min: 1, max: 60 }), (days, back) => {
        const missed = days.filter((count) => count !== back);
        const dayAfter = daysBefore(TODAY, back - 1);
        const until = ago(missed.filter((count) => count > back));
        const wasPaused = streakOf(until, dayAfter).state === "paused";
        const isLost = back > 1 && !missed.includes(back - 1);
        const isPause = isPausedOn(daysBefore(TODAY, back), new Set(ago(missed)), TODAY);
        expect(isPause).toBe(wasPaused && !isLost);
      }),
    );
  });

  it.each([
    ["played", [2, 1, 0], 1],
    ["today", [1], 0],
    ["ahead", [0], -1],
  ])("is no pause when it was %s", (_, days, back) => {
    expect(isPausedOn(daysBefore(TODAY, back), new Set(ago(days)), TODAY)).toBe(false);
  });
});

describe("every streak", () => {
  it("does not depend on the order of the days", () => {
    fc.assert(
      fc.property(daysAgo, (days) => {
        expect(streak([...days].reverse())).toEqual(streak(days));
      }),
    );
  });

  it("is at most the best, which is at most the number of days", () => {
    fc.assert(
      fc.property(daysAgo, (days) => {
        const { current, best } = streak(days);
        expect(current).toBeLessThanOrEqual(best);
        expect(best).toBeLessThanOrEqual(days.length);
      }),
    );
  });

  it("never gets shorter by playing today, and runs then", () => {
    fc.assert(
      fc.property(daysAgo, (days) => {
        const after = streak([...days.filter((count) => count !== 0), 0]);
        expect(after.current).toBeGreaterThanOrEqual(Math.max(1, streak(days).current));
        expect(after.state).toBe("running");
      }),
    );
  });

  it("is lost by three days without a game, and by nothing sooner", () => {
    fc.assert(
      fc.property(daysAgo, fc.nat({ max: 2 }), (days, wait) => {
        const played = ago([0, ...days.filter((count) => count !== 0)]);
        const later = (count: number) => streakOf(played, daysBefore(TODAY, -count));
        expect(later(wait).current).toBe(later(0).current);
        expect(later(3).current).toBe(0);
      }),
    );
  });
});
