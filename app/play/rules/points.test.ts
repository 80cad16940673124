import fc from "fast-check";
import { expect, it } from "vitest";
import { halfPoints, pointsOf, scorePoints, winPoints } from "./points";

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

it.each([
  ["all of it", 9, 9, 1000],
  ["two thirds, rounded", 6, 9, 667],
  ["nothing", 0, 9, 0],
  ["more than the best that was known", 10, 9, 1000],
  ["a score of nothing at all", 0, 0, 0],
])("a score as points: %s", (_, score, outOf, points) => {
  expect(scorePoints({ score, outOf })).toBe(points);
});

it.each([
  ["a clean win", true, 6, 6, 1000],
  ["a win two short", true, 4, 6, 700],
  ["a loss", false, 4, 6, 0],
  ["a win of a voided edition", true, 0, 0, 0],
])("a win as points: %s", (_, isWin, score, outOf, points) => {
  expect(winPoints(150)({ isWin, score, outOf })).toBe(points);
});

it.each([
  ["a win with all of it", true, 6, 6, 1000],
  ["a win with nothing", true, 0, 6, 501],
  ["a loss with nearly all of it", false, 5, 6, 416],
  ["a win beyond the best that was known", true, 7, 6, 1000],
  ["a win of a voided edition", true, 0, 0, 0],
])("a win and a score as points: %s", (_, isWin, score, outOf, points) => {
  expect(halfPoints({ isWin, score, outOf })).toBe(points);
});
