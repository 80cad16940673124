import { describe, expect, it } from "vitest";
import type { Shot } from "./shot";
import { standingOf } from "./standing";

const shots = (row: string) =>
  Array.from(
    row,
    (letter): Pick<Shot, "outcome"> => ({ outcome: letter === "o" ? "goal" : "off" }),
  );

describe("a shoot-out", () => {
  it.each([
    ["", "", null],
    ["ooo", "xx", null],
    ["ooo", "xxx", "won"],
    ["xxx", "ooo", "lost"],
    ["xxx", "oo", null],
    ["ooooo", "oooo", null],
    ["ooooo", "oooox", "won"],
    ["oooox", "ooooo", "lost"],
    ["oooox", "oooo", null],
    ["ooooo", "ooooo", null],
    ["ooooox", "ooooo", null],
    ["ooooox", "oooooo", "lost"],
    ["oooooo", "ooooox", "won"],
    ["oooooo", "oooooo", null],
    ["oooooooooo", "ooooooooo", null],
    ["oooooooooo", "oooooooooo", "level"],
    ["ooooooooox", "oooooooooo", "lost"],
  ])("of %s and %s stands: %s", (mine, theirs, standing) => {
    expect(standingOf(shots(mine), shots(theirs))).toBe(standing);
  });
});
