import { describe, expect, it } from "vitest";
import type { KitState } from "./case";
import { leftIn, nextDark, searchAfter, withLeft, withPlace } from "./place";

/** Nine shirts, of which those of some places are named. */
const stateOf = (...named: number[]): KitState => ({
  shirts: Array.from({ length: 9 }, (_, place) =>
    named.includes(place)
      ? { stars: 3, told: { suspect: 0, worn: "Home shirt, 1990" } }
      : { stars: 3, struck: [], notes: [] },
  ),
  last: null,
  elapsed: 0,
});

describe("a shirt that was put aside", () => {
  it("stands in the address beside the shirt in hand, and stays there after a form's move", () => {
    const address = withPlace(withLeft("/play/kit-detective?friendly=1", "13"), 3);
    const search = new URLSearchParams(address.split("?")[1]);
    expect(leftIn(search)).toBe("13");
    expect(searchAfter(0, search)).toEqual({ shirt: "4", left: "13" });
    expect(withPlace(withLeft(address, ""), null)).toBe("/play/kit-detective?friendly=1");
  });

  it.each(["0", "x", "1 2", "1234567891"])("is none of %j", (text) => {
    expect(leftIn(new URLSearchParams({ left: text }))).toBe("");
    expect(searchAfter(0, new URLSearchParams({ left: text }))).toEqual({});
  });

  it("is passed over on the way to the next one", () => {
    expect(nextDark(stateOf(1), 0, "3")).toBe(3);
    expect(nextDark(stateOf(), 8, "12")).toBe(2);
    expect(nextDark(stateOf(0, 1, 2, 3), 4, "6789")).toBeNull();
  });
});
