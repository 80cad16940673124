import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mondayOf, seasonName, seasonOf, spanKey, sumOf } from "./periods";

describe("the week of a date", () => {
  it.each([
    ["2026-11-23", "2026-11-23"],
    ["2026-11-24", "2026-11-23"],
    ["2026-11-29", "2026-11-23"],
    ["2026-11-30", "2026-11-30"],
    ["2027-01-01", "2026-12-28"],
    ["2028-03-01", "2028-02-28"],
  ])("of %s begins on Monday %s", (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
    expect(spanKey("week", date)).toBe(`w${monday}`);
  });
});

describe("the season of a date", () => {
  it.each([
    ["2026-11-21", 0, "Pre-season"],
    ["2026-12-05", 0, "Pre-season"],
    ["2026-12-06", 1, "Season 1"],
    ["2027-03-06", 1, "Season 1"],
    ["2027-03-07", 2, "Season 2"],
    ["2027-06-06", 3, "Season 3"],
    ["2027-09-05", 4, "Season 4"],
  ])("of %s is %i, '%s'", (date, season, name) => {
    expect(seasonOf(date)).toBe(season);
    expect(seasonName(season)).toBe(name);
    expect(spanKey("season", date)).toBe(`s${season}`);
  });
});

describe("what days come to", () => {
  it("is all of a week, and the best 60 of a season", () => {
    expect(sumOf([])).toBe(0);
    expect(sumOf([700, 0, 1000])).toBe(1700);
    expect(sumOf([...Array(60).fill(10), ...Array(31).fill(9)])).toBe(600);
  });

  it("never falls with another day, and does not depend on their order", () => {
    const points = fc.array(fc.nat({ max: 1000 }), { maxLength: 91 });
    fc.assert(
      fc.property(points, fc.nat({ max: 1000 }), (days, one) => {
        expect(sumOf([...days, one])).toBeGreaterThanOrEqual(sumOf(days));
        expect(sumOf(days.toReversed())).toBe(sumOf(days));
      }),
    );
  });
});
