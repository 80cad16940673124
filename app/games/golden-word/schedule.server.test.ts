import { createHash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { editions, records } from "./editions.server";

const { schedule } = editions;

/**
 * Never edit a line of days that have come. When the schedule grows, append one with the new number of days; when a day
 * to come gets another edition, replace the last (docs/decisions/0035).
 */
const FROZEN = [
  [3, "2af2c76382ca514a7697293e01c607a0afb52b585d871a45a019caf0af72b503"],
  [60, "0e7da7fc25c3d3428a1596d5866eef734c6777f177fbcc8d52b318f1fc6c9496"],
] as const;

const LENGTHS = { 1: 5, 2: 5, 3: 5, 4: 5, 5: 6, 6: 6, 7: 7 } as Record<number, number>;

const days = schedule.editions.map((number, index) => {
  const date = Temporal.PlainDate.from(schedule.firstDate).add({ days: index });
  return { date: date.toString(), weekday: date.dayOfWeek, number, record: records[number - 1] };
});

describe("the schedule", () => {
  it.each(FROZEN)("has the words of its first %i days as they were", (count, fingerprint) => {
    const past = days.slice(0, count).map(({ date, record }) => `${date} ${record?.word}\n`);
    expect(past).toHaveLength(count);
    expect(createHash("sha256").update(past.join("")).digest("hex")).toBe(fingerprint);
  });

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
    expect(mondays.map(({ record }) => record?.difficulty)).toEqual(Array(9).fill(1));
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
