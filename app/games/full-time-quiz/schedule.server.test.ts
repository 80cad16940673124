import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { daysBefore } from "~/platform/clock/calendar-date.server";
import { editionNumberOn } from "~/play/schedule.server";
import { editions } from "./bank.server";
import { schedule } from "./schedule.server";

const numbersOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    editionNumberOn(schedule, daysBefore(schedule.firstDate, -index)),
  );

/**
 * Never edit a line: add one, with its number of days, when the schedule grows. The first line covers what had been fixed
 * before the table had a next batch; it replaces one of 400 days, most of which were past the table's end
 * (docs/decisions/0035).
 */
const FROZEN = [
  [16, "7ac7b6da2bd0d535c3ed0105625f2ce4c897def72ac69d3c02100b7c2152ab75"],
  [46, "6e120815568f62251cc29a8fd3c45a54a3e48639e1ff57bb90e30775d10e293f"],
  [48, "6815c164bfe2b7591f0fec6e3c455a4524d89992f40dfc557f976056b8908e00"],
  [63, "d7488f46033286fc33673dac7305ce8a1d5dbe6923f7843c89b259c670b918b2"],
] as const;

describe("the schedule", () => {
  it.each(FROZEN)("has the editions of its first %i days as they were", (count, fingerprint) => {
    const days = numbersOf(count).join(" ");
    expect(createHash("sha256").update(days).digest("hex")).toBe(fingerprint);
  });

  it("gives the days until 2026-12-06 what the release before the engine gave them: two days of the first round, then the revised", () => {
    const before = Array.from({ length: 16 }, (_, day) => (day % 14) + (day < 2 ? 1 : 15));
    expect(numbersOf(16)).toEqual(before);
  });

  it("asks no question of the new editions on two dates before its end", () => {
    const questions = schedule.editions.slice(16).flatMap((number) => editions[number - 1] ?? []);
    const before = schedule.editions.slice(0, 16).flatMap((number) => editions[number - 1] ?? []);
    const ids = [...new Set(before), ...questions].map(({ id }) => id);
    expect(questions).toHaveLength(5 * 47);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("repeats past its end what was played longest ago, never the first round", () => {
    const beyond = numbersOf(63 + 61).slice(63);
    expect(beyond).toEqual([
      ...Array.from({ length: 12 }, (_, index) => 17 + index),
      15,
      16,
      ...Array.from({ length: 47 }, (_, index) => 29 + index),
    ]);
  });
});
