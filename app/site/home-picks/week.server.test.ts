import { expect, it } from "vitest";
import { weekOf } from "./week.server";

it("has the last seven days over all titles, today last, past the end of a month", () => {
  const dates = new Map([
    ["2026-11-25", ["full-time-quiz"]],
    ["2026-11-30", ["full-time-quiz"]],
    ["2026-12-01", ["full-time-quiz", "golden-word"]],
  ]);
  const week = weekOf({ today: "2026-12-02", dates });
  expect(week.map(({ label }) => label)).toEqual([
    "Thu 26 Nov",
    "Fri 27 Nov",
    "Sat 28 Nov",
    "Sun 29 Nov",
    "Mon 30 Nov",
    "Tue 1 Dec",
    "Wed 2 Dec",
  ]);
  expect(week.map(({ titles }) => titles)).toEqual([0, 0, 0, 0, 1, 2, 0]);
  expect(week.some(({ isPaused }) => isPaused)).toBe(false);
});

it("tells a missed day that the streak outlived, or waits on, from one that ended it", () => {
  const dates = new Map(
    ["2026-11-26", "2026-11-29", "2026-12-01"].map((date) => [date, ["full-time-quiz"]]),
  );
  const pausedOn = (today: string) =>
    weekOf({ today, dates })
      .filter(({ isPaused }) => isPaused)
      .map(({ label }) => label);
  expect(pausedOn("2026-12-02")).toEqual(["Mon 30 Nov"]);
  expect(pausedOn("2026-12-03")).toEqual(["Mon 30 Nov", "Wed 2 Dec"]);
  expect(pausedOn("2026-12-04")).toEqual(["Mon 30 Nov"]);
});
