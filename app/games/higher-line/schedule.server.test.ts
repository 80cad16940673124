import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { lineByNumber } from "./lines.server";
import { schedule } from "./schedule.server";

/** Never edit a line. When the schedule grows, append one with the new number of days. */
const FROZEN = [[120, "9f2ca88d1ec27619f3af62782f87437a7e6538d51681c66014a4c3f1d35eb46e"]] as const;

describe("the schedule", () => {
  it.each(FROZEN)("has the lines of its first %i days as they were", (count, fingerprint) => {
    const past = schedule.editions.slice(0, count).map((number) => {
      const ids = lineByNumber(number)?.items.map(({ id }) => id);
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
