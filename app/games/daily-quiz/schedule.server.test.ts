import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { editions } from "./editions.server";
import { themeOf } from "./theme";

const { schedule } = editions;

const days = schedule.editions.map((number, index) => {
  const date = Temporal.PlainDate.from(schedule.firstDate).add({ days: index });
  return { date: date.toString(), number };
});

describe("the schedule", () => {
  it("has each edition once, in order", () => {
    expect(schedule.editions).toEqual(days.map((_, index) => index + 1));
    expect(days.length).toBeGreaterThan(0);
  });

  it.each(days)("has the theme of its weekday on $date", ({ number }) => {
    expect(editions.at(number)?.theme).toBe(themeOf(number));
  });

  it.each([
    ["a Sunday's", 57, "goalkeepers"],
    ["the last Saturday of derbies", 56, "derbies"],
    ["the first of leagues", 63, "leagues"],
    ["the Saturday after", 70, "leagues"],
    ["the Sunday after", 64, "goalkeepers"],
  ])("has for %s edition, %i, the theme %s", (_, number, theme) => {
    expect(themeOf(number)).toBe(theme);
  });
});
