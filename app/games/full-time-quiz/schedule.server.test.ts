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

  it("asks no question on two dates before its end", () => {
    const asked = schedule.editions.flatMap(
      (number) => bank[number - 1]?.map(({ id }) => id) ?? [],
    );
    expect(asked).toHaveLength(5 * schedule.editions.length);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("repeats past its end what was played longest ago, never the first round", () => {
    const { length } = schedule.editions;
    const beyond = numbersOf(2 * length - 2).slice(length);
    expect(beyond).toEqual(schedule.editions.slice(2));
    expect(beyond[0]).toBe(17);
  });
});
