import { expect, it } from "vitest";
import { dayWords } from "./day-words";

it.each([
  ["nothing", 0, 0, undefined],
  ["titles of the bench alone", 0, 3, undefined],
  ["one of the treble", 1, 2, "One down, two to go."],
  ["two of the treble", 2, 0, "Two down, one to go."],
  ["the treble", 3, 0, "Treble. All three are in."],
  ["the bench but for a title of the treble", 2, 8, "Two down, one to go."],
  ["everything", 3, 8, "Full house. 11 of 11."],
])("after %s the hero says %s", (_, treble, bench, heading) => {
  expect(dayWords({ treble, bench, benchSize: 8 })?.heading.join(" ")).toBe(heading);
});
