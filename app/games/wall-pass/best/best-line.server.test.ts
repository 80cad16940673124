import { describe, expect, it } from "vitest";
import { streets } from "../editions.server";
import { bestLineOn } from "./best-line.server";

describe("a best line", () => {
  it.each([
    ["yesterday's", "2026-11-24", null, 2, true],
    ["of an earlier day", "2026-11-24", "2026-11-22", 1, false],
  ])("is told once its day is over: %s", (_, today, wanted, number, isYesterday) => {
    const best = bestLineOn(today, wanted);
    expect(best).toMatchObject({ number, isYesterday });
    expect(best?.score).toBe(streets[number - 1]?.par);
    expect(best?.passes).toHaveLength(10);
    expect(best?.wall.flat()).toHaveLength(10);
  });

  it.each([
    ["today's", "2026-11-24", "2026-11-24"],
    ["tomorrow's", "2026-11-24", "2026-11-25"],
    ["of the day before the first", "2026-11-22", null],
    ["of no date", "2026-11-24", "yesterday"],
  ])("is not told: %s", (_, today, wanted) => {
    expect(bestLineOn(today, wanted)).toBeNull();
  });
});
