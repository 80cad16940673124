import { describe, expect, it } from "vitest";
import { byteRange } from "./byte-range";

describe("byteRange", () => {
  it.each([
    "bytes=0-4",
    "bytes=10-",
    "bytes=-5",
    "bytes=-100",
    "bytes=-0",
    "bytes=200-",
    "Bytes=0-4",
  ])("passes what Express understands: %s", (range) =>
    expect(byteRange(range, 100)).toBe(range.toLowerCase()),
  );

  it.each([
    undefined,
    "",
    "bytes",
    "bytes=",
    "bytes=1e1-20",
    "bytes=0x1-20",
    "bytes=1-2e1",
    "bytes=+1-20",
    "bytes=1 -20",
    "bytes=1-2-3",
    "bytes=0-1,4-5",
    "bytes=-101",
    "bytes=-99999999999999999999",
    "lines=0-4",
  ])("is the whole file for %j", (range) => {
    expect(byteRange(range, 100)).toBeUndefined();
  });
});
