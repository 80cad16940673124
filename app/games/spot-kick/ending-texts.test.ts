import { expect, it } from "vitest";
import { keptText } from "./ending-texts";

it.each([
  [{ count: 0, of: 0 }, "Never came up."],
  [{ count: 0, of: 2 }, "True 0 times in 2."],
  [{ count: 1, of: 4 }, "True 1 time in 4."],
  [{ count: 2, of: 4 }, "True 2 times in 4."],
])("%#: says how often a habit was true", (kept, said) => {
  expect(keptText(kept)).toBe(said);
});
