import fc from "fast-check";
import { expect, it } from "vitest";
import { pointsOf } from "./points";

it.each([
  ["all right at once", 5, 0, 1000],
  ["all right in ten seconds", 5, 10_000, 1000],
  ["the sample's best", 5, 17_700, 986],
  ["all right in 65 s", 5, 65_000, 900],
  ["all right in two minutes", 5, 120_000, 800],
  ["all right in an hour", 5, 3_600_000, 800],
  ["four of five in ten seconds", 4, 10_000, 800],
  ["three of five in an hour", 3, 3_600_000, 480],
  ["nothing right, however fast", 0, 1000, 0],
])("%s", (_, correct, elapsed, points) => {
  expect(pointsOf({ correct, total: 5, elapsed })).toBe(points);
});

it("is nothing for a quiz without questions", () => {
  expect(pointsOf({ correct: 0, total: 0, elapsed: 0 })).toBe(0);
});

it("is whole, from 0 to 1000, and more for more right answers and for less time", () => {
  const quiz = fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 200_000 }));
  fc.assert(
    fc.property(quiz, quiz, ([correct, elapsed], [otherCorrect, otherElapsed]) => {
      const points = pointsOf({ correct, total: 5, elapsed });
      const other = pointsOf({ correct: otherCorrect, total: 5, elapsed: otherElapsed });
      expect(points).toSatisfy(Number.isInteger);
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(1000);
      if (correct >= otherCorrect && elapsed <= otherElapsed) {
        expect(points).toBeGreaterThanOrEqual(other);
      }
    }),
  );
});
