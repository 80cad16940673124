import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COUNT_UP_MS, countedUp, partsOf } from "./count-up";

describe("a value that counts up", () => {
  it.each([
    ["984", 0, "100"],
    ["984", 550, "874"],
    ["4%", 0, "0%"],
    ["984", 1099.9, "984"],
    ["12 days", 0, "10 days"],
    ["12 days", 700, "12 days"],
    ["12 days", 1100, "12 days"],
    ["12 days", 60_000, "12 days"],
    ["4.5%", 0, "0.0%"],
    ["4.5%", 550, "3.9%"],
    ["none", 0, "none"],
    ["", 0, ""],
    ["9", -5, "0"],
  ])("%j shows at %d ms as %j", (value, elapsed, shown) => {
    expect(countedUp(value, elapsed)).toBe(shown);
  });

  it("keeps its length and never goes back", () => {
    const whole = fc.tuple(fc.nat({ max: 99_999 }), fc.constantFrom("", " days", "%"));
    const time = fc.double({ min: 0, max: 1200, noNaN: true });
    fc.assert(
      fc.property(whole, time, time, ([number, suffix], one, other) => {
        const value = `${number}${suffix}`;
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        expect(countedUp(value, early)).toHaveLength(value.length);
        const at = (elapsed: number) => Number.parseInt(countedUp(value, elapsed), 10);
        expect(at(late)).toBeGreaterThanOrEqual(at(early));
        expect(countedUp(value, COUNT_UP_MS)).toBe(value);
      }),
    );
  });

  it.each([
    ["12 days", { number: "12", suffix: " days" }],
    ["986", { number: "986", suffix: "" }],
    ["none", { number: "", suffix: "none" }],
  ])("%j is a number and a suffix", (value, parts) => {
    expect(partsOf(value)).toEqual(parts);
  });
});
