import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { editions } from "./editions.server";

const { schedule } = editions;

/** Never edit a line. When the schedule grows, append one with the new number of days. */
const FROZEN = [[240, "c2ba59844465cace889f7e2ee720b49035341445defb05e31e1b98e16d184aa5"]] as const;

describe("the schedule", () => {
  it.each(FROZEN)("has the keepers of its first %i days as they were", (count, fingerprint) => {
    const past = schedule.editions.slice(0, count).map((number) => {
      const edition = editions.edition(number, []);
      return `${number} ${JSON.stringify([edition?.puzzle, edition?.answer.pairs])}\n`;
    });
    expect(past).toHaveLength(count);
    expect(createHash("sha256").update(past.join("")).digest("hex")).toBe(fingerprint);
  });

  it("has each keeper once, from the first day of the title on", () => {
    expect(schedule.firstDate).toBe("2026-11-22");
    expect(new Set(schedule.editions).size).toBe(schedule.editions.length);
    expect(schedule.editions).toHaveLength(240);
  });
});
