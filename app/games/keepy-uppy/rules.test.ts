import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editions, gardens } from "./editions.server";
import { EDGE, MAX_TOUCHES, MIN_WIN, type Part, waysAt, windowOf } from "./garden";
import { bankedOf, type KeepyAnswer, type KeepyState, keepyUppy, type Touch } from "./rules";
import { bestLine } from "./solver.server";
import { serverGame } from "./title.server";

const puzzle = { stages: "whwwwwhww" };
/** No wind, and every touch without timing is clean. */
const still: KeepyAnswer = { gusts: "3".repeat(MAX_TOUCHES), luck: "0".repeat(MAX_TOUCHES) };

function played(moves: readonly string[], answer: KeepyAnswer = still): KeepyState {
  const timed = moves.map((move, place) => ({ move: move as Touch, at: place + 1 }));
  return keepyUppy.play(puzzle, answer, timed, []);
}

const wind = (push: number): KeepyAnswer => ({ ...still, gusts: push + 3 + "3".repeat(98) });
const unlucky = (digits: string): KeepyAnswer => ({ ...still, luck: digits.padEnd(99, "0") });
const footAndHeel = (count: number): string[] => [..."fh".repeat(count)].slice(0, count);

describe("a touch", () => {
  it.each([
    ["k", 0, 0],
    ["f", 0, 1],
    ["h", 0, -1],
    ["k", 2, 2],
    ["h", 2, 1],
    ["f", -2, -1],
  ])("by %s in a gust of %i sends the ball to column %i", (part, push, x) => {
    expect(played([part], wind(push)).x).toBe(x);
  });

  it("by the chest stops the wind, from 10 on, and by the head aims at the middle, from 20 on", () => {
    const wayAt = (part: Part, count: number, x: number, gust: number) =>
      waysAt(puzzle, { x, log: "fh".repeat(count / 2), wobbles: 0, clean: 0 }, gust).find(
        (way) => way.part === part,
      );
    expect(wayAt("c", 10, 2, 2)?.x).toBe(2);
    expect(wayAt("n", 20, 2, -1)?.x).toBe(-1);
    expect(wayAt("c", 8, 0, 0)).toBeUndefined();
    expect(wayAt("n", 18, 0, 0)).toBeUndefined();
  });

  it("without timing is clean if the day's luck is below its odds", () => {
    expect(played(["k"], unlucky("8")).log).toBe("k");
    expect(played(["k"], unlucky("9")).log).toBe("K");
    expect(played(["h"], unlucky("7")).log).toBe("H");
  });

  it("with timing is clean within its window, whatever the luck", () => {
    const window = windowOf(9);
    for (const off of [0, window, -window]) {
      expect(played([`k${off}`], unlucky("9"))).toMatchObject({ log: "k", off });
    }
    expect(played([`k${window + 1}`]).log).toBe("K");
    expect(played([`k${-window - 1}`])).toMatchObject({ log: "K", wobbles: 1, end: null });
  });

  it("is three times in ten less sure when the same part plays twice running, and once with a heavier ball", () => {
    const [knee, foot] = played(["k"]).ways;
    expect([knee?.odds, foot?.odds]).toEqual([6, 9]);
    expect(played(footAndHeel(20)).ways[0]?.odds).toBe(8);
  });

  it("takes a wobble off when it is the fifth clean one in a row", () => {
    const bad = unlucky("9");
    expect(played(["k", ...footAndHeel(4)], bad).wobbles).toBe(1);
    expect(played(["k", ...footAndHeel(5)], bad).wobbles).toBe(0);
  });

  it("comes to the same when it is made again", () => {
    const bad = unlucky("929");
    const moves = ["k", "f", "h", "k30"];
    expect(played(moves, bad)).toEqual(played(moves, bad));
  });
});

describe("the end", () => {
  it("is a catch, which keeps every touch and wins from 20 on", () => {
    const caught = played([...footAndHeel(20), "b"]);
    expect(keepyUppy.verdict(caught)).toMatchObject({ isWin: true, score: 20, outOf: 20 });
    expect(keepyUppy.squares(caught)).toBe("🟩🟩");
    const early = played([...footAndHeel(19), "b"]);
    expect(keepyUppy.verdict(early)).toMatchObject({ isWin: false, score: 19 });
  });

  it.each([
    ["the third wobble", ["k200", "f200", "h200"], "wobbles", 3, 1],
    ["the fence", ["f", "f", "f"], "fence", 3, 1],
    ["the grass", ["k", "f", "g"], "grass", 2, 1],
  ])("is %s, which keeps half", (_, moves, end, outOf, score) => {
    const dropped = played(moves);
    expect(dropped.end).toBe(end);
    expect(keepyUppy.verdict(dropped)).toMatchObject({ isWin: false, score, outOf });
    expect(keepyUppy.squares(dropped)).toBe("🟥");
  });

  it("comes by itself when the lights go off", () => {
    const dark = played(footAndHeel(MAX_TOUCHES));
    expect(dark.end).toBe("caught");
    expect(keepyUppy.verdict(dark)?.headline).toContain("lights");
  });

  it("is nobody's loss in a garden that was taken back", () => {
    const state = played(["k", "b"], { ...still, isVoid: true });
    expect(keepyUppy.verdict(state)).toMatchObject({ isWin: true, score: 0, outOf: 0 });
    expect(keepyUppy.squares(state)).toBe("");
  });
});

describe("a refusal", () => {
  it("is for an end before the first touch, and for a part that is still to come", () => {
    for (const move of ["b", "g", "c", "n12"] as const) {
      expect(keepyUppy.refuse(played([]), move)).toMatch(/Not now/);
    }
    expect(keepyUppy.refuse(played(["k"]), "b")).toBeNull();
    expect(keepyUppy.refuse(played(footAndHeel(10)), "c-8")).toBeNull();
  });

  it.each(["k", "n-300", "c0", "b", "g"])("is none of the schema's for %s", (move) => {
    expect(serverGame.moveSchema.safeParse(move).success).toBe(true);
  });

  it.each(["", "x", "k301", "k-999", "k1.5", "b3", "kk", "k 1", 4, null])(
    "of %s is the schema's",
    (move) => {
      expect(serverGame.moveSchema.safeParse(move).success).toBe(false);
    },
  );
});

const anyMove = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("k", "f", "h", "c", "n") },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom("k", "f", "h", "c", "n"), fc.integer({ min: -300, max: 300 }))
      .map(([part, off]) => part + off),
  },
  { weight: 1, arbitrary: fc.constantFrom("b", "g") },
);

it("gives no error and no impossible score in a thousand random and hostile logs", () => {
  const numbers = fc.integer({ min: 1, max: gardens.length });
  fc.assert(
    fc.property(
      numbers,
      fc.array(anyMove, { maxLength: 130 }),
      fc.boolean(),
      (number, log, isHostile) => {
        const edition = editions.edition(number);
        if (!edition) throw new Error(`There is no garden ${number}.`);
        const { puzzle: own, answer } = edition;
        const timed: { move: Touch; at: number }[] = [];
        let state = keepyUppy.play(own, answer, [], []);
        for (const [at, move] of log.entries()) {
          if (!isHostile && keepyUppy.refuse(state, move as Touch) !== null) continue;
          if (!state.end) expect(keepyUppy.verdict(state)).toBeNull();
          expect(state.gusts.length).toBeLessThanOrEqual(3);
          expect(Math.abs(state.x)).toBeLessThanOrEqual(EDGE + 1);
          timed.push({ move: move as Touch, at });
          if (timed.length < 30) state = keepyUppy.play(own, answer, timed, []);
        }
        const folded = keepyUppy.play(own, answer, timed, []);
        const verdict = keepyUppy.verdict(folded);
        expect(verdict === null).toBe(folded.end === null);
        expect(bankedOf(folded)).toBeLessThanOrEqual(folded.log.length);
        expect(verdict?.isWin ?? false).toBe(
          folded.end === "caught" && folded.log.length >= MIN_WIN,
        );
      },
    ),
    { numRuns: 1000 },
  );
});

it("is won without timing in every garden, by the solver's own line", () => {
  for (const number of [1, 2, 3, 60, 240]) {
    const { puzzle: own, answer } = editions.edition(number) ?? {};
    if (!own || !answer) throw new Error(`There is no garden ${number}.`);
    const moves = [...bestLine(own, answer), "b"].map((move, at) => ({ move: move as Touch, at }));
    const verdict = keepyUppy.verdict(keepyUppy.play(own, answer, moves, []));
    expect(verdict).toMatchObject({ isWin: true, score: moves.length - 1 });
  }
});
