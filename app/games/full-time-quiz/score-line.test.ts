import { expect, it } from "vitest";
import { QUESTION_COUNT } from "./question";
import { scoreLine } from "./score-line";

it("has a line of its own for every score, and none where a question was taken back", () => {
  const scores = Array.from({ length: QUESTION_COUNT + 1 }, (_, score) => score);
  const lines = scores.map((score) => scoreLine(score, QUESTION_COUNT));
  expect(lines).not.toContain(null);
  expect(new Set(lines).size).toBe(scores.length);
  expect(scoreLine(QUESTION_COUNT - 1, QUESTION_COUNT - 1)).toBeNull();
});

it("is kind to a nil", () => {
  expect(scoreLine(0, QUESTION_COUNT)).toBe(
    "Nil-five. It happens to the best: Brazil let in seven.",
  );
});
