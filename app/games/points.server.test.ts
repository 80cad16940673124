import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PlayableSlug, playable } from "~/playable";
import type { Outcome } from "../../tests/contract/title-points";
import { contracts } from "../../tests/contract/titles";
import { serverGames } from "./registry.server";

const resultOf = (slug: PlayableSlug): fc.Arbitrary<(outOf: number) => Outcome> => {
  const { wins, losses } = contracts[slug].points;
  return fc
    .tuple(fc.boolean(), fc.nat(), fc.nat({ max: 200_000 }))
    .map(([wanted, seed, elapsed]) => (outOf) => {
      const scores = Array.from({ length: outOf + 1 }, (_, score) => score);
      const isWin = wanted || !scores.some((score) => losses(score, outOf));
      const fits = scores.filter((score) => (isWin ? wins : losses)(score, outOf));
      return { isWin, score: fits[seed % fits.length] ?? 0, outOf, elapsed };
    });
};

describe.each(playable)("the points of %s", (slug) => {
  const { points } = serverGames[slug];
  const { cases, outOf } = contracts[slug].points;
  const size = fc.constantFrom(...outOf);

  it.each(cases)("of %j are %d", (result, expected) => {
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
