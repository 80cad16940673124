import { createHash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { boards, editions } from "./editions.server";

const { schedule } = editions;

/**
 * Never edit a line of days that have come. When the schedule grows, append one with the new number of days; when a day
 * to come gets another edition, replace the last (docs/decisions/0035).
 */
const FROZEN = [
  [3, "ee5f7ed4973afe67fb10d35c286e4e930b8773ab507e28a107b6ef37d193fcb9"],
  [60, "198e09313fdc33c9d5ffad979be9ebdcd9ce651d37386c1cf3b6d4fb70955c3b"],
] as const;

const days = schedule.editions.map((number, index) => {
  const date = Temporal.PlainDate.from(schedule.firstDate).add({ days: index }).toString();
  const words = boards[number - 1]?.groups.map((group) => group.words.join(", "));
  return `${date} ${words?.join(" / ")}\n`;
});

describe("the schedule", () => {
  it.each(FROZEN)("has the boards of its first %i days as they were", (count, fingerprint) => {
    const past = days.slice(0, count);
    expect(past).toHaveLength(count);
    expect(createHash("sha256").update(past.join("")).digest("hex")).toBe(fingerprint);
  });

  it("has every board once, in their order", () => {
    expect(schedule.editions).toEqual(boards.map((_, index) => index + 1));
  });
});
