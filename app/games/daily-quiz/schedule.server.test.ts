import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { editions } from "./editions.server";
import { THEMES } from "./theme";

const { schedule } = editions;

const days = schedule.editions.map((number, index) => {
  const date = Temporal.PlainDate.from(schedule.firstDate).add({ days: index });
  return { date: date.toString(), weekday: date.dayOfWeek % 7, number };
});

describe("the schedule", () => {
  it("has each edition once, in order", () => {
    expect(schedule.editions).toEqual(days.map((_, index) => index + 1));
    expect(days.length).toBeGreaterThan(0);
  });

  it.each(days)("has the theme of its weekday on $date", ({ number, weekday }) => {
    expect(editions.at(number)?.theme).toBe(THEMES[weekday]);
  });
});
