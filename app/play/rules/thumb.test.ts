import { expect, it } from "vitest";
import { windowOf } from "./thumb";

const all = Array.from({ length: 101 }, (_, odds) => odds);

/** Presses of a thumb with a standard deviation of 70 ms, evenly from the worst to the best. */
const presses = Array.from({ length: 5_000 }, (_, place) => {
  const turn = (2 * Math.PI * ((place * 0.618034) % 1)) as number;
  return 70 * Math.sqrt(-2 * Math.log((place + 0.5) / 5_000)) * Math.cos(turn);
});

it("holds as often as its odds say, to the nearest millisecond", () => {
  const shareWithin = (most: number) =>
    presses.filter((off) => Math.abs(off) <= most).length / presses.length;
  for (const odds of all) {
    const window = windowOf(odds);
    expect(shareWithin(window + 0.5), `${odds} in 100`).toBeGreaterThan(odds / 100 - 0.01);
    expect(shareWithin(window - 0.5), `${odds} in 100`).toBeLessThan(odds / 100 + 0.01);
  }
});

it("is what it was when tens of Keepy-Uppy were a table, which old logs are read by", () => {
  const tens = all.filter((odds) => odds % 10 === 0).map(windowOf);
  expect(tens).toEqual([0, 9, 18, 27, 37, 47, 59, 73, 90, 115, 300]);
});
