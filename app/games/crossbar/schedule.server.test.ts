import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { grids } from "./editions.server";
import { schedule } from "./schedule.server";

/** Never edit a line. When the schedule grows, append one with the new number of days. */
const FROZEN = [[60, "122596ef9fe66119b9083780c691a147830828a8e1cf94be04978ea51b7d44f1"]] as const;

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
