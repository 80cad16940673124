import { describe, expect, it } from "vitest";
import { leftOf, topsOf } from "./columns";

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
    expect([leftOf(0), leftOf(1), leftOf(11)]).toEqual([0, 9.1, 100]);
  });
});
