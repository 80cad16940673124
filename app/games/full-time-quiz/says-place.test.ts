import { expect, it } from "vitest";
import { highlightMessage } from "./results-texts";
import { saysPlace } from "./says-place";

const many = { fans: 40, keys: {}, spread: { beats: 80, heading: "", bars: [], own: 0 } };

it.each([
  ["four right, first", 80, { place: 1 }, true],
  ["four right, seventh", 80, { place: 7 }, false],
  ["four right, before the server has told", 80, undefined, false],
  ["four right among many", 80, many, false],
  ["five right, first", 100, { place: 1 }, false],
  ["two right, first", 40, { place: 1 }, false],
])("with %s", (_, accuracy, crowd, expected) => {
  const highlight = highlightMessage({ correct: 4, total: 5, accuracy, elapsed: 60_000 }, crowd);
  expect(saysPlace(highlight, crowd)).toBe(expected);
});
