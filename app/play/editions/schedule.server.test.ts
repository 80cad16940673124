import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBefore } from "~/platform/clock/calendar-date.server";
import type { Schedule } from "~/play/rules/server-game.server";
import {
  daysInto,
  daysLeft,
  editionNumberOn,
  numberOn,
  periodBefore,
  periodOf,
} from "./schedule.server";

const day = { period: "day" } as const;
const week = { period: "week" } as const;

describe("the period of a date", () => {
  it.each([
    ["2026-11-20", "2026-11-20"],
    ["2026-11-21", "2026-11-20"],
    ["2026-11-26", "2026-11-20"],
    ["2026-11-27", "2026-11-27"],
    ["2027-01-01", "2027-01-01"],
    ["2026-12-31", "2026-12-25"],
  ])("%s is in the week from Friday %s", (date, friday) => {
    expect(periodOf(week, date)).toBe(friday);
  });

  it("is the date itself for a daily title", () => {
    expect(periodOf(day, "2026-11-21")).toBe("2026-11-21");
  });

  it.each([
    [day, "2026-11-20", "2026-11-19"],
    [week, "2026-11-20", "2026-11-13"],
  ])("of %o before %s is %s", (schedule, date, before) => {
    expect(periodBefore(schedule, date)).toBe(before);
  });

  it.each([
    [day, "2026-11-21", 1],
    [week, "2026-11-20", 7],
    [week, "2026-11-21", 6],
    [week, "2026-11-26", 1],
  ])("of %o ends, seen from %s, in %i days", (schedule, date, days) => {
    expect(daysLeft(schedule, date)).toBe(days);
  });

  it.each([
    [day, "2026-11-20", 0],
    [day, "2026-11-25", 0],
    [week, "2026-11-19", 0],
    [week, "2026-11-20", 0],
    [week, "2026-11-22", 2],
    [week, "2026-11-26", 6],
    [week, "2027-01-30", 6],
  ])("of %o that began on a Friday has, on %s, %i days behind it", (schedule, today, days) => {
    expect(daysInto(schedule, "2026-11-20", today)).toBe(days);
  });
});

describe("the edition of a date", () => {
  const daily: Schedule = { firstDate: "2026-11-21", period: "day", editions: [3, 1, 2, 1] };

  it.each([
    ["2026-11-20", 3],
    ["2026-11-21", 3],
    ["2026-11-22", 1],
    ["2026-11-24", 1],
    ["2026-11-25", 3],
    ["2026-11-26", 2],
    ["2026-11-27", 1],
    ["2026-11-28", 3],
  ])("of %s is %i", (date, number) => {
    expect(editionNumberOn(daily, date)).toBe(number);
  });

  it("is the week's for a weekly title", () => {
    const weekly: Schedule = { firstDate: "2026-11-20", period: "week", editions: [7, 8] };
    const dates = ["2026-11-20", "2026-11-26", "2026-11-27", "2026-12-04", "2026-12-11"];
    expect(dates.map((date) => editionNumberOn(weekly, date))).toEqual([7, 7, 8, 7, 8]);
  });

  it("is read by its day, whatever its number in the bank is", () => {
    const dates = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-25", "2026-11-26"];
    expect(dates.map((date) => numberOn(daily, date))).toEqual([1, 1, 2, 5, 6]);
    const weekly: Schedule = { firstDate: "2026-11-20", period: "week", editions: [7, 8] };
    expect(dates.slice(1).map((date) => numberOn(weekly, date))).toEqual([1, 1, 1, 1]);
    expect(numberOn(weekly, "2026-12-04")).toBe(3);
  });

  it("is an operator's on its date, whatever a release appends to the table", () => {
    const added = new Map([["2026-11-26", 5006]]);
    const days = ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"];
    const numbersIn = (schedule: Schedule) => days.map((date) => editionNumberOn(schedule, date));
    expect(numbersIn({ ...daily, added })).toEqual([1, 3, 5006, 1]);
    const editions = [...daily.editions, 4, 5, 6];
    expect(numbersIn({ ...daily, added, editions })).toEqual([1, 4, 5006, 6]);
  });

  const tables = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 400 });

  it("never changes for a past date when the table grows", () => {
    fc.assert(
      fc.property(tables, fc.array(fc.nat(400)), (editions, more) => {
        const before: Schedule = { ...daily, editions };
        const after: Schedule = { ...daily, editions: [...editions, ...more] };
        const days = editions.map((_, index) => daysBefore(daily.firstDate, -index));
        for (const date of days) {
          expect(editionNumberOn(after, date)).toBe(editionNumberOn(before, date));
        }
      }),
      { numRuns: 30 },
    );
  });

  it("past the end has its weekday, and comes back as late as that lets it", () => {
    fc.assert(
      fc.property(tables, fc.nat(600), (editions, beyond) => {
        const schedule: Schedule = { ...daily, editions };
        const place = editions.length + beyond;
        const on = (index: number) =>
          editionNumberOn(schedule, daysBefore(daily.firstDate, -index));
        const weeks = Math.floor(editions.length / 7);
        if (weeks > 0) expect((place - editions.indexOf(on(place))) % 7).toBe(0);
        const gap = Math.min(200, weeks > 0 ? 7 * weeks : editions.length, place + 1);
        for (let back = 1; back < gap; back += 1) expect(on(place - back)).not.toBe(on(place));
      }),
      { numRuns: 20 },
    );
  });

  it("past the end is none that is retired, also where no other had its weekday", () => {
    const editions = [1, 2, 3, 4, 5, 6, 7, 8];
    const afterEnd = (retired: number[]) =>
      ["2026-11-29", "2026-11-30", "2026-12-05", "2026-12-06"].map((date) =>
        editionNumberOn({ ...daily, editions, retired }, date),
      );
    expect(afterEnd([])).toEqual([2, 3, 1, 2]);
    expect(afterEnd([1, 2])).toEqual([3, 3, 8, 4]);
  });
});
