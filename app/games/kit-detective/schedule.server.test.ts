import { createHash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { cases, editions, shirtOf } from "./editions.server";

const { schedule } = editions;

/**
 * Never edit a line of weeks that have come. When the schedule grows, append one with the new number of weeks; when a week
 * to come gets another edition, replace the last (docs/decisions/0035).
 */
const FROZEN = [
  [1, "09aa61c72c64d5712ba4758470768bc6c15833af0b5c515dd5a2c2c71d655f8d"],
  [13, "0121511cb3bb809d9c9c6bfceb15eaa5c1450e76777b8b3526ae04e199daf718"],
] as const;

const weeks = schedule.editions.map((number, index) => {
  const date = Temporal.PlainDate.from(schedule.firstDate).add({ weeks: index });
  const shirts = cases[number - 1]?.shirts.map((id) => {
    const { nation, side, years, shirt, suspects } = shirtOf(id) ?? {};
    return [id, nation, side, years, JSON.stringify(shirt), suspects?.join(", ")].join(" ");
  });
  return `${date} ${shirts?.join(" / ")}\n`;
});

describe("the schedule", () => {
  it.each(FROZEN)("has the cases of its first %i weeks as they were", (count, fingerprint) => {
    const past = weeks.slice(0, count);
    expect(past).toHaveLength(count);
    expect(createHash("sha256").update(past.join("")).digest("hex")).toBe(fingerprint);
  });

  it("begins on a Friday", () => {
    expect(Temporal.PlainDate.from(schedule.firstDate).dayOfWeek).toBe(5);
    expect(schedule.period).toBe("week");
  });

  it("has every case once, in their order", () => {
    expect(schedule.editions).toEqual(cases.map((_, index) => index + 1));
  });
});
