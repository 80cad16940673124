import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { editionByNumber } from "./editions.server";
import { schedule } from "./schedule.server";

/** Never edit a line. When the schedule grows, append one with the new number of days. */
const FROZEN = [[240, "545ddb161b7042aef5fd83fb674413dd682ec7b672d68c0b06cc7c37641531d1"]] as const;

describe("the schedule", () => {
  it.each(FROZEN)("has the gardens of its first %i days as they were", (count, fingerprint) => {
    const past = schedule.editions.slice(0, count).map((number) => {
      const edition = editionByNumber(number, []);
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
