import { describe, expect, it } from "vitest";
import { grouped, readingOf } from "./reading";

describe("a number as text", () => {
  it.each([
    [7, undefined, "7"],
    [999, undefined, "999"],
    [1000, undefined, "1,000"],
    [93_000, undefined, "93,000"],
    [199_854, undefined, "199,854"],
    [1909, 1850, "1909"],
    [null, 1850, "–"],
  ])("%s from %s is %s", (value, from, text) => {
    expect(grouped(value, from)).toBe(text);
  });
});

describe("a reading", () => {
  const category = { id: "", title: "", counted: "", unit: "goals", source: "", asOf: "" };

  it.each([
    [1234, category, "1,234 goals"],
    [1909, { ...category, unit: "", from: 1850 }, "1909"],
    [null, category, "Taken back"],
  ])("of %s has its unit", (value, shown, text) => {
    expect(readingOf(value, shown)).toBe(text);
  });
});
