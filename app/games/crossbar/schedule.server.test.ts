import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { editions, grids } from "./editions.server";

const { schedule } = editions;

/**
 * Never edit a line of days that have come. When the schedule grows, append one with the new number of days; when a day
 * to come gets another edition, replace the last (docs/decisions/0035).
 */
const FROZEN = [
  [3, "1be3da3ce56dee047ada962757f6d7d038434dfb996bb5b520475ba1253b733a"],
  [60, "9cd05f44857b08d081b6b48063912b23db23b829bdc1702666c74671410acce0"],
] as const;

const days = schedule.editions.map((number) =>
  (grids[number - 1]?.words ?? []).map(({ id, word }) => `${id} ${word}`).join(" "),
);

describe("the schedule", () => {
  it.each(FROZEN)("has the grids of its first %i days as they were", (count, fingerprint) => {
    const past = days.slice(0, count).map((day) => `${day}\n`);
    expect(past).toHaveLength(count);
    expect(createHash("sha256").update(past.join("")).digest("hex")).toBe(fingerprint);
  });

  it("begins on a Sunday, with the first grid", () => {
    expect(schedule.firstDate).toBe("2026-11-22");
    expect(schedule.editions[0]).toBe(1);
  });

  it("has every grid once", () => {
    expect([...schedule.editions].sort((a, b) => a - b)).toEqual(grids.map(({ number }) => number));
  });
});
