import { createHash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { careersOf } from "./careers.server";
import { schedule } from "./schedule.server";

/** Never edit a line. When the schedule grows, append one with the new number of weeks. */
const FROZEN = [[13, "04b9e400d7d1bfe14ca05549a86b92d2d28a7bcb6976d1fca8bb6cb2b37f08d6"]] as const;

const weeks = schedule.editions.map((number, index) => {
  const date = Temporal.PlainDate.from(schedule.firstDate).add({ weeks: index });
  const careers = careersOf(number)?.map(
    ({ id, stations }) => `${id}: ${stations.map(({ club }) => club).join(", ")}`,
  );
  return { weekday: date.dayOfWeek, text: `${date} ${careers?.join(" / ")}\n` };
});

describe("the schedule", () => {
  it.each(FROZEN)("has the careers of its first %i weeks as they were", (count, fingerprint) => {
    const past = weeks.slice(0, count).map(({ text }) => text);
    expect(past).toHaveLength(count);
    expect(createHash("sha256").update(past.join("")).digest("hex")).toBe(fingerprint);
  });

  it("changes on Fridays", () => {
    expect(new Set(weeks.map(({ weekday }) => weekday))).toEqual(new Set([5]));
  });

  it("has every week once, in their order", () => {
    expect(schedule.editions).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
    expect(careersOf(14)).toBeUndefined();
  });
});
