import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Counts, outcomeKey, outcomesOf, spreadOf, TALLY_KEY, titleKeys } from "./crowd";
import { halfPoints, scorePoints } from "./points";
import { scoreBars } from "./title-statistics";

const quiz = {
  points: scorePoints,
  statistics: { distribution: { heading: "", bars: scoreBars(5) } },
};

/** Counts of finishes by score out of five. */
function scored(counts: Record<number, number>): Counts {
  const entries = Object.entries(counts).map(
    ([score, count]) => [`${Number(score) > 2 ? "w" : "l"}${score}o5`, count] as const,
  );
  const finishes = entries.reduce((sum, [, count]) => sum + count, 0);
  return { finishes, keys: Object.fromEntries(entries) };
}

const own = (score: number) => ({ isWin: score > 2, score, outOf: 5 });

describe("what a result beats", () => {
  it.each<[string, Record<number, number>, number, number]>([
    ["fewer points, and half of the ties", { 0: 10, 3: 20, 5: 10 }, 3, 50],
    ["rounded down", { 0: 682, 4: 2, 5: 316 }, 4, 68],
    ["never all", { 0: 1_000_000, 5: 1 }, 5, 99],
    ["nobody below the last", { 0: 1, 5: 1000 }, 0, 0],
    ["half, where all are level", { 5: 30 }, 5, 50],
    ["a result that is not counted yet", { 0: 15, 5: 15 }, 3, 50],
  ])("%s", (_, counts, score, beats) => {
    expect(spreadOf(scored(counts), own(score), quiz)?.beats).toBe(beats);
  });

  it("goes by the points of the title, where a win with fewer goals is more than a defeat", () => {
    const counts = { finishes: 40, keys: { w3o3: 10, w4o5: 10, l4o5: 20 } };
    const shootOut = { ...quiz, points: halfPoints };
    const beats = (isWin: boolean, score: number, outOf: number) =>
      spreadOf(counts, { isWin, score, outOf }, shootOut)?.beats;
    expect(beats(true, 3, 3)).toBe(87);
    expect(beats(true, 4, 5)).toBe(62);
    expect(beats(false, 4, 5)).toBe(25);
  });

  it("is no less for more points, and from 0 to 99", () => {
    const counts = fc.dictionary(fc.constantFrom("0", "1", "2", "3", "4", "5"), fc.nat(5000), {
      minKeys: 1,
    });
    fc.assert(
      fc.property(counts, (some) => {
        const beats = [0, 1, 2, 3, 4, 5].map(
          (score) => spreadOf(scored(some), own(score), quiz)?.beats ?? 0,
        );
        expect(beats).toEqual([...beats].sort((one, other) => one - other));
        for (const one of beats) expect(one).toSatisfy((of: number) => of >= 0 && of <= 99);
      }),
    );
  });
});

describe("the histogram", () => {
  it("goes from the lowest scores to the highest, and marks one's own", () => {
    const spread = spreadOf(scored({ 0: 3, 2: 1, 5: 7 }), own(2), quiz);
    expect(spread?.bars.map(({ label, count }) => `${label}:${count}`).join(" ")).toBe(
      "0:3 1:0 2:1 3:0 4:0 5:7",
    );
    expect(spread?.own).toBe(2);
  });

  it("leaves out who finished a voided edition", () => {
    const voided = { finishes: 50, keys: { w0o0: 50 } };
    expect(spreadOf(voided, own(3), quiz)).toBeNull();
  });
});

describe("the keys", () => {
  it("of a result are read back as they were written", () => {
    const result = fc.record({ isWin: fc.boolean(), score: fc.nat(99), outOf: fc.nat(99) });
    fc.assert(
      fc.property(result, (one) => {
        expect(outcomesOf({ finishes: 1, keys: { [outcomeKey(one)]: 1 } })).toEqual([
          { ...one, count: 1 },
        ]);
        expect(TALLY_KEY.test(outcomeKey(one))).toBe(false);
      }),
    );
  });

  it("of a title are told apart from results'", () => {
    const keys = { w5o5: 1, r0: 1, s12b: 1, l0o5: 2 };
    expect(titleKeys({ finishes: 3, keys })).toEqual({ r0: 1, s12b: 1 });
  });
});
