import { expect, it } from "vitest";
import type { Schedule } from "~/play/rules/server-game.server";
import { earlierEdition } from "./earlier-edition.server";

const daily: Schedule = {
  firstDate: "2026-11-02",
  period: "day",
  editions: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
};
const weekly: Schedule = { firstDate: "2026-11-06", period: "week", editions: [1, 2, 3] };

/** Results of editions, on other dates. */
const resultsOf = (editions: readonly number[]) =>
  editions.map((edition) => ({ date: `2026-12-${10 + edition}`, edition }));

const search = (schedule: Schedule, voided: readonly number[] = []) => ({
  ...{ slug: "golden-word", schedule },
  hasVoid: (edition: number) => voided.includes(edition),
});

it.each([
  ["the day before today's", "2026-11-11", [], "2026-11-10", "yesterday's"],
  ["the day before an earlier one", "2026-11-10", [], "2026-11-09", "Monday's"],
  ["past those with a result", "2026-11-11", [9, 8], "2026-11-08", "Sunday's"],
  ["of the week before", "2026-11-11", [9, 8, 7, 6, 5, 4], "2026-11-04", "4 Nov's"],
  ["the latest of all from the first day", "2026-11-02", [], "2026-11-10", "yesterday's"],
  [
    "a later one once those before have a result",
    "2026-11-05",
    [1, 2, 3, 9],
    "2026-11-09",
    "Monday's",
  ],
  ["a later day of the record hides nothing", "2026-11-09", [10], "2026-11-08", "Sunday's"],
] as const)("finds a daily edition: %s", (_, date, played, found, of) => {
  const earlier = earlierEdition(search(daily), date, resultsOf(played), "2026-11-11");
  expect(earlier).toEqual({ href: `/play/golden-word?date=${found}`, of });
});

it.each([
  ["the week before", "2026-11-20", [], "2026-11-13", "last week's"],
  ["two weeks before", "2026-11-20", [2], "2026-11-06", "6 Nov's"],
] as const)("finds a weekly edition: %s", (_, date, played, found, of) => {
  const earlier = earlierEdition(search(weekly), date, resultsOf(played), "2026-11-24");
  expect(earlier).toEqual({ href: `/play/golden-word?date=${found}`, of });
});

it.each([
  ["on the first day", "2026-11-02", [], "2026-11-02"],
  ["once all that are over have a result", "2026-11-05", [1, 2, 3], "2026-11-05"],
  ["once those after have a result too", "2026-11-03", [1, 3], "2026-11-05"],
] as const)("finds none %s", (_, date, played, today) => {
  expect(earlierEdition(search(daily), date, resultsOf(played), today)).toBeNull();
});

it("passes over an edition with a void", () => {
  const earlier = earlierEdition(search(daily, [9]), "2026-11-11", [], "2026-11-11");
  expect(earlier?.href).toContain("2026-11-09");
});

it("passes over an edition that has come round again, as the shown one or as one with a result", () => {
  const once: Schedule = { ...daily, editions: [1, 2] };
  // The dates have 1, 2, 1, 2.
  expect(earlierEdition(search(once), "2026-11-04", resultsOf([2]), "2026-11-05")).toBeNull();
  expect(earlierEdition(search(once), "2026-11-05", [], "2026-11-05")?.href).toContain("11-04");
});

it("passes over a date with a result of another number", () => {
  const results = [{ date: "2026-11-10", edition: 99 }];
  expect(earlierEdition(search(daily), "2026-11-11", results, "2026-11-11")?.href).toContain(
    "11-09",
  );
});
