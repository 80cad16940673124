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
  it("gives the days until 2026-12-04 what the release before the engine gave them: two days of the first round, then the revised", () => {
    const before = Array.from({ length: 14 }, (_, day) => day + (day < 2 ? 1 : 15));
    expect(numbersOf(14)).toEqual(before);
  });

  it("asks on 2026-12-05 and 06 nothing that it asked before", () => {
    const asked = numbersOf(16).map((number) => bank[number - 1]?.map(({ id }) => id) ?? []);
    const before = new Set(asked.slice(0, 14).flat());
    expect(asked.slice(14).flat()).toHaveLength(10);
    expect(
      asked
        .slice(14)
        .flat()
        .filter((id) => before.has(id)),
    ).toEqual([]);
  });

  it("asks no question of the new editions on two dates before its end", () => {
    const questions = schedule.editions.slice(16).flatMap((number) => bank[number - 1] ?? []);
    const before = schedule.editions.slice(0, 16).flatMap((number) => bank[number - 1] ?? []);
    const ids = [...new Set(before), ...questions].map(({ id }) => id);
    expect(questions).toHaveLength(5 * 47);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("repeats past its end what was played longest ago, never the first round", () => {
    const beyond = numbersOf(63 + 61).slice(63);
    expect(beyond).toEqual([
      ...Array.from({ length: 12 }, (_, index) => 17 + index),
      76,
      77,
      ...Array.from({ length: 47 }, (_, index) => 29 + index),
    ]);
  });
});
