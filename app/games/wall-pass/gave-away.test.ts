import { describe, expect, it } from "vitest";
import { gaveAwayMost, madeText } from "./gave-away";
import { passesOf } from "./line";
import { wallPass } from "./rules";

const puzzle = { start: 4, wall: [[9], [1, 8], [2, 7], [3], [4], [], [5]], par: 50 };
const given = (line: string, wall = puzzle.wall) => {
  const moves = passesOf(line).map((move) => ({ move, at: 1 }));
  const street = { ...puzzle, wall };
  return gaveAwayMost(street, wallPass.play(street, {}, moves, []));
};

describe("the pass that gave away most", () => {
  it.each([
    ["a number that still stands, less what was hit", "5-firm", null],
    ["nothing hit where a number was in reach", "6-soft", { pass: 1, points: 4 }],
    ["no number that is hit later", "6-soft 5-firm", { pass: 1, points: 3 }],
    ["a number that is out of reach is none", "4-firm", { pass: 1, points: 1 }],
    ["no passes", "", null],
  ])("counts %s", (_, line, most) => {
    expect(given(line)).toEqual(most);
  });

  it("doubles what counted double", () => {
    const wall = [[], [], [], [1, 1], [1, 1], [1], [9]];
    expect(given("4-firm 4-firm 5-soft 5-firm 6-soft 6-firm", wall)).toEqual({
      pass: 6,
      points: 18,
    });
  });

  it("says what a pass came to", () => {
    expect(madeText({ number: 9, points: 9 })).toBe("hit 9");
    expect(madeText({ number: 9, points: 18 })).toBe("9 doubled");
    expect(madeText({ number: 0, points: 0 })).toBe("hit nothing");
  });
});
