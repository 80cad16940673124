import { describe, expect, it } from "vitest";
import type { KitState } from "./case";
import { nextDark, placeIn, searchAfter, withPlace } from "./place";

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

describe("the shirt in hand", () => {
  it("stands in the address, and stays there after a form's move", () => {
    const address = withPlace("/play/kit-detective?friendly=1", 3);
    const search = new URLSearchParams(address.split("?")[1]);
    expect(placeIn(search, 4)).toBe(3);
    expect(searchAfter(0, search)).toEqual({ shirt: "4" });
    expect(withPlace(address, null)).toBe("/play/kit-detective?friendly=1");
  });

  it.each(["0", "x", "5", "10", "1 2"])("is none of four for %j", (shirt) => {
    expect(placeIn(new URLSearchParams({ shirt }), 4)).toBeNull();
  });
});

it("the next shirt is the next in the dark, round the rail as far as it hangs", () => {
  expect(nextDark(stateOf(1), 0, 4)).toBe(2);
  expect(nextDark(stateOf(), 3, 4)).toBe(0);
  expect(nextDark(stateOf(0, 1, 2, 3), -1, 4)).toBeNull();
  expect(nextDark(stateOf(0, 1, 2, 3), -1, 5)).toBe(4);
});
