import { expect, it } from "vitest";
import { QUESTION_COUNT } from "./question";
import { scoreLine } from "./score-line";

it("has a line of its own for every score, and none for others", () => {
  const scores = Array.from({ length: QUESTION_COUNT + 1 }, (_, score) => score);
  const lines = scores.map(scoreLine);
  expect(lines).not.toContain(null);
  expect(new Set(lines).size).toBe(scores.length);
  expect([scoreLine(QUESTION_COUNT + 1), scoreLine(-1)]).toEqual([null, null]);
});

it("is kind to a nil", () => {
  expect(scoreLine(0)).toBe("Nil-five. It happens to the best: Brazil let in seven.");
});
