import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { editions } from "./editions.server";

const { schedule } = editions;

/** Never edit a line. When the schedule grows, append one with the new number of days. */
const FROZEN = [[240, "a65d45981e27d787c9bcaecf98c9e940767dd2fa605e19f94df4ef1ecaa1631b"]] as const;

describe("the schedule", () => {
  it.each(FROZEN)("has the gardens of its first %i days as they were", (count, fingerprint) => {
    const past = schedule.editions.slice(0, count).map((number) => {
      const edition = editions.edition(number, []);
      return `${number} ${JSON.stringify([edition?.puzzle, edition?.answer])}\n`;
    });
    expect(past).toHaveLength(count);
    expect(createHash("sha256").update(past.join("")).digest("hex")).toBe(fingerprint);
  });

  it("has each garden once, from the first day of the title on", () => {
    expect(schedule.firstDate).toBe("2026-11-22");
    expect(new Set(schedule.editions).size).toBe(schedule.editions.length);
    expect(schedule.editions).toHaveLength(240);
  });
});
