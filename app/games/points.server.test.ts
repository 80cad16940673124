import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Result } from "~/play/rules/results";
import { type PlayableSlug, playable } from "~/playable";
import { serverGames } from "./registry.server";

type Outcome = Pick<Result, "isWin" | "score" | "outOf" | "elapsed">;

/** The sizes of a title's score, with and without voided records, and which of its scores a win and a loss can have. */
type Outcomes = {
  outOf: readonly number[];
  wins(score: number, outOf: number): boolean;
  losses(score: number, outOf: number): boolean;
};

const fromShare = (share: number, ...outOf: number[]): Outcomes => ({
  outOf,
  wins: (score, of) => score >= of * share,
  losses: (score, of) => score < of * share,
});

const outcomes: Record<PlayableSlug, Outcomes> = {
  "full-time-quiz": fromShare(0.6, 5, 4, 3, 2, 1),
  "daily-quiz": fromShare(0.6, 10, 9, 8, 1),
  "higher-line": fromShare(0.5, 10, 9, 8, 1),
  "wall-pass": fromShare(0.75, 60, 75, 92),
  "career-path": fromShare(0.4, 30, 25, 5),
  "kit-detective": fromShare(0.501, 27, 24, 3),
  "golden-word": { outOf: [6], wins: (score) => score > 0, losses: (score) => score === 0 },
  "link-up-play": { outOf: [4], wins: (score) => score > 0, losses: (score) => score === 0 },
  // A word with help counts for the win and not for the score.
  crossbar: { outOf: [6, 5, 1], wins: () => true, losses: (score, of) => score < of },
  // Who drops the ball late has more touches than who catches it early.
  "keepy-uppy": {
    outOf: [45, 60, 90],
    wins: (score) => score >= 15,
    losses: (score) => score < 50,
  },
  "spot-kick": { outOf: [3, 5, 6, 10], wins: () => true, losses: (score, of) => score < of },
};

const resultOf = (slug: PlayableSlug): fc.Arbitrary<(outOf: number) => Outcome> => {
  const { wins, losses } = outcomes[slug];
  return fc
    .tuple(fc.boolean(), fc.nat(), fc.nat({ max: 200_000 }))
    .map(([wanted, seed, elapsed]) => (outOf) => {
      const scores = Array.from({ length: outOf + 1 }, (_, score) => score);
      const isWin = wanted || !scores.some((score) => losses(score, outOf));
      const fits = scores.filter((score) => (isWin ? wins : losses)(score, outOf));
      return { isWin, score: fits[seed % fits.length] ?? 0, outOf, elapsed };
    });
};

const ended = (isWin: boolean, score: number, outOf: number, elapsed: number | null = 60_000) => ({
  isWin,
  score,
  outOf,
  elapsed,
});

/** The best result of each title, its least win or one near it, and a good loss. */
const cases: Record<PlayableSlug, readonly (readonly [Outcome, number])[]> = {
  "full-time-quiz": [
    [ended(true, 5, 5, 17_700), 986],
    [ended(true, 3, 5, null), 480],
    [ended(false, 2, 5, 0), 400],
  ],
  "daily-quiz": [
    [ended(true, 10, 10), 1000],
    [ended(true, 7, 10), 700],
    [ended(false, 5, 10), 500],
  ],
  "higher-line": [
    [ended(true, 10, 10), 1000],
    [ended(true, 5, 10), 500],
    [ended(false, 4, 10), 400],
  ],
  "wall-pass": [
    [ended(true, 92, 92), 1000],
    [ended(true, 69, 92), 750],
    [ended(false, 46, 92), 500],
  ],
  "career-path": [
    [ended(true, 30, 30), 1000],
    [ended(true, 12, 30), 400],
    [ended(false, 11, 30), 367],
  ],
  "kit-detective": [
    [ended(true, 27, 27), 1000],
    [ended(true, 14, 27), 519],
    [ended(false, 13, 27), 481],
  ],
  "golden-word": [
    [ended(true, 6, 6), 1000],
    [ended(true, 1, 6), 250],
    [ended(false, 0, 6), 0],
  ],
  "link-up-play": [
    [ended(true, 4, 4), 1000],
    [ended(true, 1, 4), 550],
    [ended(false, 0, 4), 0],
  ],
  crossbar: [
    [ended(true, 6, 6), 1000],
    [ended(true, 0, 6), 501],
    [ended(false, 5, 6), 416],
  ],
  "keepy-uppy": [
    [ended(true, 60, 60), 1000],
    [ended(true, 15, 60), 626],
    [ended(false, 49, 60), 408],
  ],
  "spot-kick": [
    [ended(true, 5, 5), 1000],
    [ended(true, 3, 5), 800],
    [ended(false, 4, 5), 399],
  ],
};

describe.each(playable)("the points of %s", (slug) => {
  const { points } = serverGames[slug];
  const size = fc.constantFrom(...outcomes[slug].outOf);

  it.each(cases[slug])("of %j are %d", (result, expected) => {
    expect(points(result)).toBe(expected);
  });

  it("are whole, and from 0 to 1000", () => {
    fc.assert(
      fc.property(resultOf(slug), size, (result, outOf) => {
        const got = points(result(outOf));
        expect(got).toSatisfy(Number.isInteger);
        expect(got).toBeGreaterThanOrEqual(0);
        expect(got).toBeLessThanOrEqual(1000);
      }),
    );
  });

  it("are never fewer for a better result, and fewer for a loss than for any win", () => {
    fc.assert(
      fc.property(resultOf(slug), resultOf(slug), size, (first, second, outOf) => {
        const [one, other] = [first(outOf), second(outOf)];
        const isFaster = (one.elapsed ?? 0) <= (other.elapsed ?? 0);
        if (one.isWin === other.isWin && one.score >= other.score && isFaster) {
          expect(points(one)).toBeGreaterThanOrEqual(points(other));
        }
        if (one.isWin && !other.isWin) expect(points(one)).toBeGreaterThan(points(other));
      }),
    );
  });

  it("are none where the whole edition was voided", () => {
    expect(points({ isWin: true, score: 0, outOf: 0, elapsed: 1000 })).toBe(0);
  });
});
