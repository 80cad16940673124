import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineText, passesOf } from "./line";
import {
  COLUMNS,
  hardestAt,
  isLost,
  landing,
  ONE_TWO,
  PASSES,
  type Pass,
  playedOn,
  type WallPuzzle,
  type Weight,
  wallPass,
  weights,
} from "./rules";
import { bestLine } from "./solver.server";
import { MAX_SEED, streetOf } from "./street";

const puzzle: WallPuzzle = {
  start: 4,
  wall: [[9], [1, 8], [2, 7], [3], [4, 1], [], [5, 6]],
  par: 80,
};
const played = (text: string, answer: { isVoid?: true } = {}) =>
  wallPass.play(
    puzzle,
    answer,
    passesOf(text).map((move, index) => ({ move, at: 1000 * (index + 1) })),
    [],
  );

const anyPass = fc.record({
  brick: fc.integer({ min: 1, max: COLUMNS }),
  weight: fc.constantFrom(...weights),
});
const anySeed = fc.integer({ min: 1, max: MAX_SEED });

describe("a pass", () => {
  it.each<[number, number, Weight, number]>([
    [4, 4, "soft", 4],
    [4, 4, "hard", 4],
    [2, 4, "soft", 5],
    [2, 4, "firm", 6],
    [2, 4, "hard", 7],
    [1, 4, "soft", 5],
    [1, 4, "firm", 7],
    [1, 4, "hard", 8],
    [4, 5, "soft", 5],
    [4, 5, "firm", 6],
    [4, 5, "hard", 6],
    [6, 3, "soft", 2],
    [6, 3, "firm", 0],
    [7, 4, "hard", 0],
    [1, 7, "hard", 16],
  ])("from %i at %i, %s, comes back to %i", (from, brick, weight, to) => {
    expect(landing(from, { brick, weight })).toBe(to);
    expect(landing(8 - from, { brick: 8 - brick, weight })).toBe(8 - to);
  });

  it("rubs a number off, and uncovers the one behind", () => {
    const state = played("2-soft 2-soft 2-soft");
    expect(state.passes.map(({ number }) => number)).toEqual([1, 8, 0]);
    expect(state.wall[1]).toEqual([]);
    expect(state.score).toBe(9);
  });

  it("that is lost rubs nothing off, ends the run, and leaves one in place", () => {
    const state = played("3-firm 7-hard");
    expect(state).toMatchObject({ at: 2, run: 0, score: 2 });
    expect(state.wall[6]).toEqual([5, 6]);
  });

  it("counts double after five hits in a row, until one finds no number", () => {
    const state = played("4-firm 3-firm 2-firm 2-firm 3-soft 5-soft 6-firm 7-soft");
    expect(state.passes.map(({ points }) => points)).toEqual([3, 2, 1, 8, 7, 8, 0, 5]);
    expect(state.run).toBe(1);
  });
});

describe("ten passes", () => {
  const ten = (text: string) => Array(PASSES).fill(text).join(" ");

  it("are the end", () => {
    expect(wallPass.verdict(played(ten("4-firm")))).toMatchObject({ score: 3, outOf: 80 });
    const nine = played(lineText(passesOf(ten("4-firm")).slice(1)));
    expect(wallPass.verdict(nine)).toBeNull();
  });

  it.each([
    [59, false],
    [60, true],
    [80, true],
  ])("with %i of 80 are won: %s", (score, isWin) => {
    expect(wallPass.verdict({ ...played(ten("4-firm")), score })?.isWin).toBe(isWin);
  });

  it("show as squares: hit, doubled, bare and lost", () => {
    const text = "4-firm 3-firm 2-firm 2-firm 3-soft 5-soft 6-firm 7-soft 1-hard 4-firm";
    expect(wallPass.squares(played(text))).toBe("🟩🟩🟩🟩🟩🟨⬜🟩⬛⬜");
  });

  it("on a street that was taken back are a win of nothing", () => {
    const state = played(ten("1-hard"), { isVoid: true });
    expect(wallPass.verdict(state)).toMatchObject({ isWin: true, score: 0, outOf: 0 });
    expect(wallPass.squares(state)).toBe("");
  });

  it("refuse any more", () => {
    const pass: Pass = { brick: 4, weight: "firm" };
    expect(wallPass.refuse(played(ten("4-firm")), pass)).toMatch(/\.$/);
    expect(wallPass.refuse(played("4-firm"), pass)).toBeNull();
  });

  it.each<[number, number, Weight, string | null]>([
    [4, 5, "hard", null],
    [4, 6, "soft", null],
    [4, 6, "firm", "A firm pass goes out. Try soft."],
    [1, 4, "hard", "A hard pass goes out. Try firm."],
    [1, 5, "hard", "A hard pass goes out. Try soft."],
    [1, 7, "soft", "Even a soft one goes out."],
  ])("refuse one from %i at %i, %s, if it goes out: %s", (at, brick, weight, refusal) => {
    expect(wallPass.refuse({ ...played(""), at }, { brick, weight })).toBe(refusal);
  });

  it("leave a brick to play everywhere", () => {
    for (let at = 1; at <= COLUMNS; at += 1) expect(hardestAt(at, at)).toBe("hard");
  });
});

describe("any log", () => {
  it("ends with its tenth pass, on the street, with a score that adds up", () => {
    fc.assert(
      fc.property(anySeed, fc.array(anyPass, { maxLength: 14 }), (seed, passes) => {
        const street = { ...streetOf(seed), par: 1 };
        const moves = passes.map((move, at) => ({ move, at }));
        const state = wallPass.play(street, {}, moves, []);
        const points = state.passes.map((one) => one.points);
        expect(state.score).toBe(points.reduce((sum, one) => sum + one, 0));
        expect(isLost(state.at)).toBe(false);
        expect(state.run).toBeLessThanOrEqual(ONE_TWO);
        expect(wallPass.verdict(state) === null).toBe(passes.length < PASSES);
        const rubbed = street.wall.flat().length - state.wall.flat().length;
        expect(state.passes.filter(({ number }) => number > 0)).toHaveLength(rubbed);
      }),
      { numRuns: 10_000 },
    );
  });

  it("scores no more than the solver's par, and its line scores just that", () => {
    fc.assert(
      fc.property(
        anySeed,
        fc.array(fc.array(anyPass, { minLength: PASSES, maxLength: PASSES }), { maxLength: 300 }),
        (seed, logs) => {
          const street = streetOf(seed);
          const { par, line: best } = bestLine(street);
          const total = (passes: readonly Pass[]) =>
            playedOn(street, passes).reduce((sum, { points }) => sum + points, 0);
          expect(total(best)).toBe(par);
          for (const log of logs) expect(total(log)).toBeLessThanOrEqual(par);
        },
      ),
      { numRuns: 40 },
    );
  });
});

it("a line reads back as it was written, and garbage is no pass", () => {
  fc.assert(
    fc.property(fc.array(anyPass), (passes) => {
      expect(passesOf(lineText(passes))).toEqual(passes);
    }),
  );
  expect(passesOf("4-flat x")).toEqual([]);
});
