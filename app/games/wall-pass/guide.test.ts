import { describe, expect, it } from "vitest";
import { guideOn } from "./guide";

describe("the brick of the pass that shows how passes go", () => {
  it.each([
    ["two columns away, if a number is there", 7, [[7], [8], [1], [], [1], [9], [2]], 5],
    ["the nearest number otherwise", 7, [[7], [8], [1], [], [], [9], [2]], 6],
    ["one whose ball comes back", 2, [[9], [], [3], [], [], [], []], 3],
    [
      "none, if each ball is lost or comes back to the same place",
      1,
      [[4], [], [], [], [9], [], []],
      undefined,
    ],
  ])("is %s", (_, at, wall, brick) => {
    expect(guideOn({ at, wall })).toBe(brick);
  });
});
