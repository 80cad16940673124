import { expect, it } from "vitest";
import { dayVerdict } from "./day-verdict";

it.each([
  [[1, 1, -1], "You win the day, 2-1."],
  [[1, 0, 0], "You win the day, 1-0."],
  [[-1, 0, -1], "Your friend keeps the day, 2-0."],
  [[1, -1, 0], "Level on the day, 1-1."],
  [[0, 0, 0], "Level in all three."],
] as const)("of %j: %s", (titles, text) => {
  expect(dayVerdict(titles)).toBe(text);
});
