import { expect, it } from "vitest";
import { howItEnded } from "./how-it-ended";

it.each([
  ["won", { isWin: true, outOf: 5 }],
  ["lost", { isWin: false, outOf: 5 }],
  [undefined, { isWin: true, outOf: 0 }],
])("ends %s for the board", (how, verdict) => {
  expect(howItEnded(verdict)).toBe(how);
});
