import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { editions } from "./editions.server";

const { schedule } = editions;

/**
 * Never edit a line of days that have come. When the schedule grows, append one with the new number of days; when a day
 * to come gets another edition, replace the last (docs/decisions/0035).
 */
const FROZEN = [
  [3, "28a4cdbb185f72525be2ca04696355e6ba23593921eccc738e25c737be6cab5b"],
  [120, "a47fc2e86a9c12a2529e1b9ea05dd019ad74e274d130407cd5a341c2a3ab20eb"],
] as const;

describe("the schedule", () => {
  it.each(FROZEN)("has the lines of its first %i days as they were", (count, fingerprint) => {
    const past = schedule.editions.slice(0, count).map((number) => {
      const ids = editions.at(number)?.items.map(({ id }) => id);
      return `${number} ${ids}\n`;
    });
    expect(past).toHaveLength(count);
    expect(createHash("sha256").update(past.join("")).digest("hex")).toBe(fingerprint);
  });

  it("has each line once, from the first day of the title on", () => {
    expect(schedule.firstDate).toBe("2026-11-22");
    expect(new Set(schedule.editions).size).toBe(schedule.editions.length);
    expect(schedule.editions.length).toBe(120);
  });
});
