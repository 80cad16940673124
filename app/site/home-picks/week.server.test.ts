import { expect, it } from "vitest";
import { weekOf } from "./week.server";

it("has the last seven days over all titles, today last, past the end of a month", () => {
  const dates = new Map([
    ["2026-11-25", ["full-time-quiz"]],
    ["2026-11-30", ["full-time-quiz"]],
    ["2026-12-01", ["full-time-quiz", "golden-word"]],
  ]);
  const week = weekOf({ today: "2026-12-02", dates });
  expect(week.map(({ date }) => date)).toEqual([
    "2026-11-26",
    "2026-11-27",
    "2026-11-28",
    "2026-11-29",
    "2026-11-30",
    "2026-12-01",
    "2026-12-02",
  ]);
  expect(week.map(({ titles }) => titles)).toEqual([0, 0, 0, 0, 1, 2, 0]);
  expect(week.map(({ isToday }) => isToday).lastIndexOf(false)).toBe(5);
  expect(week.at(-1)?.label).toBe("Wed 2 Dec");
});
