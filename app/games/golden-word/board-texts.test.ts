import { expect, it } from "vitest";
import { hint } from "./board-texts";
import { colour } from "./marks";

it.each([
  ["coach", "Three in place! Five tries left."],
  ["match", "One letter off! Five tries left."],
  ["plumb", "All on the bench. Five tries left."],
  ["touch", "Five tries left."],
  ["crowd", "Five tries left."],
])("of the try '%s' for 'catch' the hint is '%s'", (word, said) => {
  expect(hint(5, [{ word, marks: colour(word, "catch") }])).toBe(said);
});
