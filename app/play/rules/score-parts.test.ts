import { expect, it } from "vitest";
import { scoreParts } from "./score-parts";

it.each([
  ["4/5", "4/5", "", "large"],
  ["X/6", "X/6", "", "large"],
  ["10/10", "10/10", "", "medium"],
  ["92/92", "92/92", "", "medium"],
  ["100/100", "100/100", "", "small"],
  ["7 touches", "7", "touches", "large"],
  ["1 touch", "1", "touch", "large"],
  ["lost, 7 scored", "lost", "7 scored", "medium"],
  ["won, 10 scored", "won", "10 scored", "large"],
  ["taken back", "taken", "back", "medium"],
  ["Void", "Void", "", "medium"],
])("the parts of '%s' are '%s' and '%s'", (score, main, unit, size) => {
  expect(scoreParts(score)).toEqual({ main, unit, size });
});
