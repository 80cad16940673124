import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { lastDayOf, neighbours, requestedDay, requestedMonth, weeksOf } from "./month.server";

const span = { first: "2026-11-21", today: "2027-02-17" };

const months = fc
  .record({ year: fc.integer({ min: 1990, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) })
  .map((value) => Temporal.PlainYearMonth.from(value).toString());

describe("a month's weeks", () => {
  it("begin on Monday, with the days of other months left out", () => {
    const weeks = weeksOf("2026-11");
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
    expect(weeks.at(-1)).toEqual(["2026-11-30", null, null, null, null, null, null]);
    expect(weeksOf("2027-02")).toHaveLength(4);
  });

  it("have each day once, in order, below its weekday", () => {
    fc.assert(
      fc.property(months, (month) => {
        const weeks = weeksOf(month);
        const days = weeks.flat().filter((date) => date !== null);
        const { daysInMonth } = Temporal.PlainYearMonth.from(month);
        expect(days).toHaveLength(daysInMonth);
        expect(days).toEqual([...new Set(days)].sort());
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(week.some((date) => date !== null)).toBe(true);
          for (const [weekday, date] of week.entries()) {
            if (date) expect(Temporal.PlainDate.from(date).dayOfWeek).toBe(weekday + 1);
          }
        }
      }),
    );
  });
});

describe("what an address asks for", () => {
  it.each([
    ["2026-12", "2026-12"],
    ["2026-11", "2026-11"],
    ["2027-02", "2027-02"],
    ["2026-10", "2027-02"],
    ["2027-03", "2027-02"],
    ["2026-13", "2027-02"],
    ["2026-1", "2027-02"],
    ["2026-11-21", "2027-02"],
    ["", "2027-02"],
    [null, "2027-02"],
  ])("is the month %s", (wanted, month) => {
    expect(requestedMonth(wanted, span)).toBe(month);
  });

  it.each([
    ["2026-11-21", "2026-11-21"],
    ["2027-02-17", "2027-02-17"],
    ["2026-11-20", "2026-11-21"],
    ["2027-02-18", null],
    ["2026-12-32", null],
    ["2026-12", null],
    ["", null],
    [null, null],
  ])("is the day %s", (wanted, day) => {
    expect(requestedDay(wanted, span)).toBe(day);
  });

  it("is in the calendar, whatever it says", () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^-?\d{1,6}-\d{1,3}(-\d{1,3})?$/));
    fc.assert(
      fc.property(texts, (wanted) => {
        const month = requestedMonth(wanted, span);
        expect(month >= "2026-11" && month <= "2027-02").toBe(true);
        const day = requestedDay(wanted, span);
        expect(day === null || (day >= span.first && day <= span.today)).toBe(true);
      }),
    );
  });
});

describe("the months beside one", () => {
  it("end with the first edition and with today", () => {
    expect(neighbours("2026-11", span)).toEqual({ before: null, after: "2026-12" });
    expect(neighbours("2026-12", span)).toEqual({ before: "2026-11", after: "2027-01" });
    expect(neighbours("2027-02", span)).toEqual({ before: "2027-01", after: null });
    const one = { first: "2026-11-21", today: "2026-11-22" };
    expect(neighbours("2026-11", one)).toEqual({ before: null, after: null });
  });
});

it("opens the latest day of a month that has come", () => {
  expect(lastDayOf("2026-12", span)).toBe("2026-12-31");
  expect(lastDayOf("2027-02", span)).toBe("2027-02-17");
});
