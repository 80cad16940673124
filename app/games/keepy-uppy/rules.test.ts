import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editions, gardens } from "./editions.server";
import { EDGE, MAX_SLIPS, MAX_TOUCHES, MIN_WIN, type Part, waysAt, windowOf } from "./garden";
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

/** A gust at the third touch, which is the first with wind. */
const wind = (push: number): KeepyAnswer => ({ ...still, gusts: `33${push + 3}${"3".repeat(97)}` });
const unlucky = (digits: string): KeepyAnswer => ({ ...still, luck: digits.padEnd(99, "0") });
/** So many touches that stay in the garden. */
const kneeAnd = (count: number): string[] => [...`k${"fh".repeat(count)}`].slice(0, count);

describe("a touch", () => {
  it("is the knee's at first, sure and without wind, by touch and by form", () => {
    const first = played([], wind(2));
    expect(first.ways).toEqual([{ part: "k", odds: 10, x: 0, window: 300, isOver: false }]);
    expect(played(["k"], unlucky("9")).log).toBe("k");
    expect(played(["k300"]).log).toBe("k");
  });

  it.each([
    ["k", 0, 1],
    ["f", 0, 2],
    ["h", 0, 0],
    ["f", -2, 0],
    ["h", 1, 1],
  ])("by %s in a gust of %i sends the ball from column 1 to column %i", (part, push, x) => {
    expect(played(["k", "f", part], wind(push)).x).toBe(x);
  });

  it("by the chest stops the wind, from 10 on, and by the head aims at the middle, from 20 on", () => {
    const wayAt = (part: Part, count: number, x: number, gust: number) =>
      waysAt(puzzle, { x, log: "fh".repeat(count / 2) }, gust).find((way) => way.part === part);
    expect(wayAt("c", 10, 2, 2)?.x).toBe(2);
    expect(wayAt("n", 20, 2, -1)?.x).toBe(-1);
    expect(wayAt("c", 8, 0, 0)).toBeUndefined();
    expect(wayAt("n", 18, 0, 0)).toBeUndefined();
  });

  it("without timing is clean if the day's luck is below its odds", () => {
    expect(played(["k", "f"], unlucky("08")).log).toBe("kf");
    expect(played(["k", "f"], unlucky("09")).log).toBe("kF");
    expect(played(["k", "h"], unlucky("07")).log).toBe("kH");
  });

  it("with timing is clean within its window, whatever the luck", () => {
    const window = windowOf(9);
    for (const off of [0, window, -window]) {
      expect(played(["k", `f${off}`], unlucky("09"))).toMatchObject({ log: "kf", off });
    }
    expect(played(["k", `f${window + 1}`]).log).toBe("kF");
    const early = { log: "kF", slips: 1, last: "mistimed", x: 1, end: null };
    expect(played(["k", `f${-window - 1}`])).toMatchObject(early);
  });

  it("is three times in ten less sure when the same part plays twice running, and once with a heavier ball", () => {
    const [knee, foot] = played(["k"]).ways;
    expect([knee?.odds, foot?.odds]).toEqual([6, 9]);
    expect(played(kneeAnd(20)).ways[0]?.odds).toBe(8);
  });

  it("comes to the same when it is made again", () => {
    const moves = ["k", "f", "h", "k30"];
    expect(played(moves, unlucky("929"))).toEqual(played(moves, unlucky("929")));
  });
});

describe("the wind", () => {
  it("is known three gusts ahead once the parts are learnt", () => {
    const known = (count: number) => played(kneeAnd(count), wind(2)).gusts;
    expect([0, 1, 2, 3].map(known)).toEqual([[0], [0], [2, 0, 0], [0, 0, 0]]);
  });
});

describe("a slip", () => {
  it.each([
    ["over the fence", ["k", "f", "f", "f"], { log: "kffF", last: "right" }],
    ["over the other one", ["k", "h", "h", "h", "h200"], { log: "khhHH", last: "mistimed" }],
    ["onto the grass", ["k", "f", "g"], { log: "kf", last: "grass" }],
  ])("%s does not end the run", (_, moves, then) => {
    expect(played(moves)).toMatchObject({ ...then, end: null });
  });

  it("over the fence or onto the grass brings the ball back to the middle", () => {
    expect(played(["k", "f", "f", "f"]).x).toBe(0);
    expect(played(["k", "f", "g"])).toMatchObject({ x: 0, slips: 1 });
  });

  it("is one slip, even if a touch is mistimed and goes over the fence", () => {
    expect(played(["k", "f", "f", "f300"]).slips).toBe(1);
  });
});

describe("the end", () => {
  it("is a catch, which keeps every touch and wins from 15 on", () => {
    const caught = played([...kneeAnd(15), "b"]);
    expect(keepyUppy.verdict(caught)).toMatchObject({ isWin: true, score: 15, outOf: 15 });
    expect(keepyUppy.squares(caught)).toBe("🟩🟩🟩");
    const early = played([...kneeAnd(14), "b"]);
    expect(keepyUppy.verdict(early)).toMatchObject({ isWin: false, score: 14 });
  });

  it.each([
    ["mistimed touches", ["k", "f200", "h200", "f200"], 4, 2],
    ["the fence", ["k", ..."fffffffff"], 10, 5],
    ["the grass", ["k", "f", "g", "g", "g"], 2, 1],
  ])("is the third slip, by %s, which keeps half", (_, moves, outOf, score) => {
    const dropped = played(moves);
    expect(dropped.end).toBe("slips");
    expect(keepyUppy.verdict(dropped)).toMatchObject({ isWin: false, score, outOf });
    expect(keepyUppy.squares(dropped)).toMatch(/^🟨?🟥$/u);
  });

  it("shows in its squares where it slipped", () => {
    expect(keepyUppy.squares(played(["k", "f200", ...kneeAnd(15).slice(2), "b"]))).toBe("🟨🟩🟩");
  });

  it("comes by itself when the lights go off", () => {
    const dark = played(kneeAnd(MAX_TOUCHES));
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
    for (const move of ["b", "g", "f", "c", "n12"] as const) {
      expect(keepyUppy.refuse(played([]), move)).toMatch(/Not now/);
    }
    expect(keepyUppy.refuse(played(["k"]), "b")).toBeNull();
    expect(keepyUppy.refuse(played(kneeAnd(10)), "c-8")).toBeNull();
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
          expect(Math.abs(state.x)).toBeLessThanOrEqual(EDGE);
          expect(state.slips).toBeLessThanOrEqual(MAX_SLIPS);
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
