import { expect, it } from "vitest";
import { triesInWords } from "./tries-in-words";

it.each([
  ["🟨🟨🟨🟨🟨", "Try 1: all in place."],
  ["⬛⬛⬛⬛⬛", "Try 1: no letter."],
  ["⬛🟨⬛⬛⬛", "Try 1: letter 2 in place."],
  ["⬜⬛⬛🟨🟨", "Try 1: letters 4 and 5 in place, letter 1 elsewhere."],
  [
    "⬜⬜⬜⬛🟨\n🟨🟨🟨🟨🟨",
    "Try 1: letter 5 in place, letters 1, 2 and 3 elsewhere.\nTry 2: all in place.",
  ],
])("%s is in words %j", (squares, words) => {
  expect(triesInWords(squares)).toBe(words);
});
