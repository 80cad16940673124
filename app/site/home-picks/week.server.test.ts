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
});
