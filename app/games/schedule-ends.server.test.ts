import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { playable } from "~/playable";
import { setVariables } from "../../tests/fixtures/rules-environment";
import { askedTitle, weeklyTitle } from "../../tests/fixtures/test-titles";
import { scheduleEnds, watchSchedules } from "./schedule-ends.server";

setVariables();

const warnings = vi.hoisted(() => [] as object[]);
vi.mock("~/platform/logging/logger.server", () => ({
  logger: () => ({ warn: (fields: object) => warnings.push(fields) }),
}));

beforeEach(() => {
  warnings.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);

// Five editions: daily from Monday 16 November on, weekly from Friday 13 November on.
it.each([
  ["2026-10-20", 31, false],
  ["2026-10-21", 30, true],
  ["2026-11-20", 0, true],
  ["2026-11-21", -1, true],
])("on %s a daily schedule has %i days left", (date, daysLeft, isNear) => {
  expect(scheduleEnds(noon(date), [askedTitle])).toEqual([
    { slug: askedTitle.rules.slug, lastDate: "2026-11-20", daysLeft, isNear },
  ]);
});

it("counts the whole last week of a weekly schedule, and the editions of an operator", () => {
  const { schedule } = askedTitle;
  const added = new Map([
    ["2026-11-21", 5001],
    ["2026-11-22", 5002],
    ["2026-11-24", 5004],
  ]);
  const extended = { ...askedTitle, schedule: { ...schedule, added } };
  const dates = scheduleEnds(0, [weeklyTitle, extended]).map(({ lastDate }) => lastDate);
  expect(dates).toEqual(["2026-12-17", "2026-11-22"]);
});

it("logs each schedule that ends soon at the start, and again every day", () => {
  vi.setSystemTime(noon("2026-11-22"));
  watchSchedules();
  expect(warnings).toEqual([]);
  const afterAll = noon("2040-01-01");
  vi.setSystemTime(afterAll);
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(warnings).toEqual(playable.map((slug) => expect.objectContaining({ slug })));
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(warnings).toHaveLength(2 * playable.length);
  vi.setSystemTime(afterAll);
  watchSchedules();
  expect(warnings).toHaveLength(3 * playable.length);
});
