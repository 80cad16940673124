import { describe, expect, it } from "vitest";
import { leftOf, roomFor, topsOf } from "./columns";

describe("the columns", () => {
  it("are as high as their numbers, the highest of those that are known the tallest", () => {
    expect(topsOf({ values: [50, 100] })).toEqual([52, 8]);
    expect(topsOf({ values: [50] })).toEqual([8]);
  });

  it("begin at the category's year", () => {
    expect(topsOf({ values: [1875, 1900] }, 1850)).toEqual([52, 8]);
  });

  it("have no height where a number was voided", () => {
    expect(topsOf({ values: [50, null] })).toEqual([8, 96]);
  });

  it("stand side by side in the picture", () => {
    expect([leftOf(0, 11), leftOf(1, 11), leftOf(11, 11)]).toEqual([0, 9.1, 100]);
    expect([leftOf(0, 3), leftOf(1, 3), leftOf(3, 3)]).toEqual([0, 33.3, 100]);
  });

  it.each([
    [0, false, 3],
    [1, false, 3],
    [2, false, 4],
    [9, false, 11],
    [10, true, 11],
    [2, true, 11],
  ])("have room after %i calls, at the end: %s, for %i", (calls, hasEnded, room) => {
    expect(roomFor(calls, hasEnded)).toBe(room);
  });
});
