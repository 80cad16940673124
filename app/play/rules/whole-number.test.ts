import { describe, expect, it } from "vitest";
import { wholeNumber } from "./whole-number";

describe("wholeNumber", () => {
  it.each([
    ["0", 0],
    ["7", 7],
    ["89", 89],
    ["999", 999],
  ])("reads %j", (text, number) => {
    expect(wholeNumber(text)).toBe(number);
  });

  it.each([
    ..."|0x1|0b1|0o7|1e0|1.0|01|-0|+1|-1| 1|1 |1\n|١|１|one|1000|Infinity|NaN".split("|"),
    null,
    undefined,
    1,
    new File([], "1"),
  ])("reads no number in %j", (text) => {
    expect(wholeNumber(text)).toBeNull();
  });
});
