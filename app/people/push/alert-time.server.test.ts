import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockTime } from "~/platform/clock/calendar-date.server";
import { isAlertTime, nextAlertAt } from "./alert-time.server";

const JOHANNESBURG = "Africa/Johannesburg";
const noon = Date.parse("2026-11-22T12:00:00+02:00");

describe("the next alert", () => {
  it.each([
    ["today", "18:30", JOHANNESBURG, "2026-11-22T18:30:00+02:00"],
    ["tomorrow, if the time is over", "06:00", JOHANNESBURG, "2026-11-23T06:00:00+02:00"],
    ["tomorrow, if it is this very minute", "12:00", JOHANNESBURG, "2026-11-23T12:00:00+02:00"],
    ["by the clock of another zone", "18:30", "America/New_York", "2026-11-22T18:30:00-05:00"],
  ])("is due %s", (_, time, zone, at) => {
    expect(nextAlertAt({ time, zone }, noon)).toBe(Date.parse(at));
  });

  it("is at the same local time on both sides of a change of clocks", () => {
    const zone = "Europe/London";
    const before = Date.parse("2027-03-27T18:30:00Z");
    const after = nextAlertAt({ time: "18:30", zone }, before);
    expect(after).toBe(Date.parse("2027-03-28T18:30:00+01:00"));
  });

  it("is within two days, later than now, and shows the time where clocks don't change", () => {
    const times = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 4e12 }), (time, now) => {
        const at = nextAlertAt({ time, zone: JOHANNESBURG }, now);
        expect(at).toBeGreaterThan(now);
        expect(at - now).toBeLessThanOrEqual(25 * 3_600_000);
        expect(clockTime(at, JOHANNESBURG)).toBe(time);
      }),
    );
  });
});

describe("a time of day", () => {
  it.each(["", "00:00", "18:30", "23:59"])("is %j", (text) => expect(isAlertTime(text)).toBe(true));

  it.each(["24:00", "18:60", "1830", "18:30:00", "9:00", " 18:30", "<b>"])("is not %j", (text) =>
    expect(isAlertTime(text)).toBe(false),
  );
});
