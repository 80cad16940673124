import { describe, expect, it } from "vitest";
import { canHit } from "./reach";

describe("a number", () => {
  const last = [[], [], [], [], [], [], [5]];

  it.each([
    ["right above", 7, last, true],
    ["that no ball comes back from", 1, last, false],
    ["that is rubbed off", 7, last.map(() => []), false],
  ])("%s can be hit or not", (_where, at, wall, can) => {
    expect(canHit({ at, wall })).toBe(can);
  });
});
