import { createHash } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { cases, shirtOf } from "./editions.server";
import { schedule } from "./schedule.server";

/** Never edit a line. When the schedule grows, append one with the new number of weeks. */
const FROZEN = [[13, "7edb56b12325592449cd47d0f7f9cd884c57641b38b6f5ea5edc30006dde7100"]] as const;

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
