import { describe, expect, it } from "vitest";
import { mondayOf } from "~/play/rules/periods";
import { closingOf, datesOfWeek, weekAfter, weekAt, weekNumber } from "./league-week.server";

describe("a league's week", () => {
  it.each([
    ["2026-11-23", "2026-11-23"],
    ["2026-11-29", "2026-11-23"],
    ["2027-01-03", "2026-12-28"],
  ])("of %s begins on %s", (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
  });

  it.each([
    ["Africa/Johannesburg", "2026-11-22T22:30:00Z", "2026-11-23"],
    ["America/Los_Angeles", "2026-11-22T22:30:00Z", "2026-11-16"],
  ])("in %s at %s is that of %s", (zone, now, monday) => {
    expect(weekAt(Date.parse(now), zone)).toBe(monday);
  });

  it("is Monday to Sunday, over the end of a month", () => {
    const dates = datesOfWeek("2026-11-30");
    expect([dates[0], dates[6]]).toEqual(["2026-11-30", "2026-12-06"]);
    expect(weekAfter("2026-12-28")).toBe("2027-01-04");
  });

  it.each([
    ["2026-11-23", 48],
    ["2026-12-28", 53],
    ["2027-01-04", 1],
  ])("of %s has the number %i", (monday, number) => {
    expect(weekNumber(monday)).toBe(number);
  });

  it.each([
    ["Africa/Johannesburg", "2026-11-23", "2026-11-30T04:00:00Z"],
    ["Europe/London", "2026-03-23", "2026-03-30T05:00:00Z"],
  ])("in %s is closed on Monday at six", (zone, monday, at) => {
    expect(new Date(closingOf(monday, zone)).toISOString()).toBe(at.replace("Z", ".000Z"));
  });
});
