import { describe, expect, it } from "vitest";
import { dueFriday, weekBefore } from "./recap-week.server";

describe("dueFriday", () => {
  it.each([
    ["a minute before five on Friday in the product's zone", "2026-11-27T16:59:00+02:00", null],
    ["at five", "2026-11-27T17:00:00+02:00", "2026-11-27"],
    ["on Saturday, for a server that was down", "2026-11-28T12:00:00+02:00", "2026-11-27"],
    ["on Sunday", "2026-11-29T00:00:00+02:00", null],
    ["on Thursday", "2026-12-03T17:00:00+02:00", null],
    ["a week later", "2026-12-04T23:00:00+02:00", "2026-12-04"],
  ])("%s", (_, at, friday) => {
    expect(dueFriday(Date.parse(at))).toBe(friday);
  });

  it("is about the seven days before it", () => {
    expect(weekBefore("2026-11-27")).toEqual({ from: "2026-11-20", to: "2026-11-26" });
  });
});
