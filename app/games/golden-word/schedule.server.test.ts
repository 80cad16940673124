import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { editions, records } from "./editions.server";

const { schedule } = editions;

const LENGTHS = { 1: 5, 2: 5, 3: 5, 4: 5, 5: 6, 6: 6, 7: 7 } as Record<number, number>;

const days = schedule.editions.map((number, index) => {
  const date = Temporal.PlainDate.from(schedule.firstDate).add({ days: index });
  return { date: date.toString(), weekday: date.dayOfWeek, number, record: records[number - 1] };
});

describe("the schedule", () => {
  it("has every word once", () => {
    expect(days.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      records.map((_, index) => index + 1),
    );
  });

  it.each(days)("has a word of the right length on $date", ({ weekday, record }) => {
    expect(record?.word).toHaveLength(LENGTHS[weekday] ?? 0);
  });

  it("is gentle on Mondays", () => {
    const mondays = days.filter(({ weekday }) => weekday === 1);
    expect(mondays.map(({ record }) => record?.difficulty)).toEqual(Array(mondays.length).fill(1));
  });

  it("never has the same difficulty on more than two days running", () => {
    const running = days.filter(
      ({ record }, index) =>
        record?.difficulty === days[index + 1]?.record?.difficulty &&
        record?.difficulty === days[index + 2]?.record?.difficulty,
    );
    expect(running.map(({ date }) => date)).toEqual([]);
  });
});
