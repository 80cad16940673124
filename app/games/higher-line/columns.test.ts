import { describe, expect, it } from "vitest";
import { columnsOf, slotOf } from "./columns";
import type { Called, LineState } from "./rules";

const right: Called = { call: "higher", isRight: true, isGraded: true };

const state = (values: readonly (number | null)[], more: Partial<LineState> = {}): LineState => ({
  numbers: values.map((value) => ({ value, note: "" })),
  calls: values.slice(1).map(() => right),
  isOver: false,
  isNextVoid: false,
  score: 0,
  outOf: 10,
  elapsed: 0,
  ...more,
});

describe("the columns", () => {
  it("are as high as their numbers, the highest of those that are known the tallest", () => {
    const [low, high] = columnsOf(state([50, 100]));
    expect(high?.height).toBe(92);
    expect(low?.height).toBe(4 + 88 / 2);
    expect(columnsOf(state([50]))[0]?.height).toBe(92);
  });

  it("begin at the category's year", () => {
    const [first, last] = columnsOf(state([1875, 1900]), 1850);
    expect(first?.height).toBe(4 + 88 / 2);
    expect(last?.text).toBe("1900");
  });

  it("have no height where a number was voided", () => {
    const [, gone] = columnsOf(state([50, null]));
    expect(gone).toMatchObject({ text: "–", height: 4 });
  });

  it("tell the number that ended the run from those before and after it", () => {
    const calls = [right, { ...right, isRight: false }];
    const looks = columnsOf(state([1, 2, 3, 4], { calls, isOver: true })).map(({ look }) => look);
    expect(looks).toEqual(["seen", "seen", "beaten", "rest"]);
  });

  it("stand side by side in the picture", () => {
    const last = slotOf(10);
    expect(slotOf(0).x).toBeGreaterThan(0);
    expect(last.x + last.width).toBeLessThan(100);
  });
});
