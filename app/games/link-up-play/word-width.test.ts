import { expect, it } from "vitest";
import { widthOf } from "./word-width";

it.each([
  [["Spot"], 12],
  [["Spot", "Meadow"], 13],
  [["Minimum"], 13],
  [["Centre-half", "Far post"], 13],
  [["Manchester"], 20],
  [["Ace", "Scoreboard", "Clearance"], 19],
  [[""], 12],
])("the widest part of %j is about %i quarter ems wide", (words, width) => {
  expect(widthOf(words)).toBe(width);
});
