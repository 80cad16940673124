import { describe, expect, it } from "vitest";
import { daysBefore } from "~/platform/clock/calendar-date.server";
import { editionNumberOn } from "~/play/editions/schedule.server";
import { editions as bank } from "./bank.server";
import { editions } from "./editions.server";

const { schedule } = editions;

const numbersOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    editionNumberOn(schedule, daysBefore(schedule.firstDate, -index)),
  );

describe("the schedule", () => {
  it("gives the days until 2026-11-25 what the release before the engine gave them: two days of the first round, then the revised", () => {
    const before = Array.from({ length: 5 }, (_, day) => day + (day < 2 ? 1 : 15));
    expect(numbersOf(5)).toEqual(before);
  });

  it("asks no question on two dates before its end", () => {
    const asked = schedule.editions.flatMap(
      (number) => bank[number - 1]?.map(({ id }) => id) ?? [],
    );
    expect(asked).toHaveLength(5 * 63);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("spreads what is left of the revised round: one question of it an edition", () => {
    const revised = new Set(bank.slice(14, 28).flat());
    const counts = schedule.editions
      .slice(5)
      .map((number) => bank[number - 1]?.filter((question) => revised.has(question)).length);
    expect(Math.max(...counts.map((count) => count ?? 5))).toBe(1);
  });

  it("repeats past its end what was played longest ago, never the first round", () => {
    const beyond = numbersOf(63 + 61).slice(63);
    expect(beyond).toEqual([
      ...[17, 18, 19],
      ...Array.from({ length: 9 }, (_, index) => 78 + index),
      76,
      77,
      ...Array.from({ length: 47 }, (_, index) => 29 + index),
    ]);
  });
});
