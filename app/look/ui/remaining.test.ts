import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockBehind, splitRemaining } from "./remaining";

const HOUR = 3_600_000;

describe("splitRemaining", () => {
  it.each([
    ["nothing", 0, [0, 0, 0, 0]],
    ["less than nothing", -1, [0, 0, 0, 0]],
    ["much less than nothing", -24 * HOUR, [0, 0, 0, 0]],
    ["a last millisecond, which still counts as a second", 1, [0, 0, 0, 1]],
    ["a second", 1000, [0, 0, 0, 1]],
    ["a little over a second", 1001, [0, 0, 0, 2]],
    ["just under a minute", 59_000, [0, 0, 0, 59]],
    ["a minute", 60_000, [0, 0, 1, 0]],
    ["just under an hour", HOUR - 1000, [0, 0, 59, 59]],
    ["an hour", HOUR, [0, 1, 0, 0]],
    ["just under a day", 24 * HOUR - 1000, [0, 23, 59, 59]],
    ["a day", 24 * HOUR, [1, 0, 0, 0]],
    ["15 days and 8 hours", 368 * HOUR, [15, 8, 0, 0]],
  ])("splits %s", (_, milliseconds, parts) => {
    const { days, hours, minutes, seconds } = splitRemaining(milliseconds);
    expect([days, hours, minutes, seconds]).toEqual(parts);
  });

  it("loses no second of any span", () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), (all) => {
        const { days, hours, minutes, seconds } = splitRemaining(all * 1000);
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(all);
      }),
    );
  });
});

describe("a device's clock", () => {
  const renderedAt = Date.parse("2027-08-03T10:00:00Z");

  it.each([
    ["250 days behind the server's is so", -250 * 24 * HOUR, 250 * 24 * HOUR],
    ["a second behind is so", -1000, 1000],
    ["at the same time is not behind", 0, 0],
    ["an hour after the page was rendered is taken for right", HOUR, 0],
  ])("%s", (_, difference, behind) => {
    expect(clockBehind(renderedAt, renderedAt + difference)).toBe(behind);
  });
});
