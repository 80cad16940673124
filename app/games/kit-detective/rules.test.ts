import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type KitAnswer, type KitPuzzle, MAX_STARS, NOTES, SHIRTS, SUSPECTS } from "./case";
import { firstRules } from "./former-rules.server";
import { writeShirt } from "./hung-shirt";
import { MOVES, nameMove, readingMove, readMove } from "./moves";
import { rankMarks } from "./ranks";
import { kitDetective } from "./rules";
import { totalStars } from "./score";

const places = Array.from(Array(SHIRTS).keys());
/** The right nation of each shirt, as a place in its list. */
const rightOf = (shirt: number) => shirt % SUSPECTS;
const puzzle: KitPuzzle = {
  shirts: places.map((shirt) =>
    writeShirt({ alt: `Shirt ${shirt}`, drawn: "", suspects: ["A", "B", "C", "D"] }),
  ),
};

const answerWith = (...voided: number[]): KitAnswer => ({
  shirts: places.map((shirt) => ({
    told: {
      suspect: rightOf(shirt),
      worn: "Home shirt, 1990",
      ...(voided.includes(shirt) && { isVoid: true as const }),
    },
    story: { id: `id-${shirt}`, text: `Story ${shirt}.` },
    notes: Array.from({ length: NOTES }, (_, note) => `Note ${shirt}.${note + 1}.`),
  })),
});

const timed = (moves: readonly number[]) =>
  moves.map((move, index) => ({ move, at: (index + 1) * 1000 }));
const stateAfter = (moves: readonly number[], answer = answerWith()) =>
  kitDetective.play(puzzle, answer, timed(moves), []);

const right = (shirt: number) => nameMove(shirt, rightOf(shirt));
const wrong = (shirt: number, step = 1) => nameMove(shirt, (rightOf(shirt) + step) % SUSPECTS);
const read = (shirt: number, notes: number) => readingMove(shirt, notes);
const all = (name: (shirt: number) => number[]) => places.flatMap(name);

describe("a move", () => {
  it("names a suspect or reads up to a note, and each number is another one", () => {
    const made = places.flatMap((shirt) => [
      ...[0, 1, 2, 3].map((suspect) => nameMove(shirt, suspect)),
      ...[1, 2, 3, 4, 5, 6].map((notes) => readingMove(shirt, notes)),
    ]);
    expect(made).toEqual(Array.from(Array(MOVES).keys()));
    expect(readMove(nameMove(7, 3))).toEqual({ shirt: 7, suspect: 3, notes: null });
    expect(readMove(readingMove(8, 6))).toEqual({ shirt: 8, suspect: null, notes: 6 });
  });
});

describe("the stars of a shirt", () => {
  it.each([
    ["on sight", [right(0)], 3, 3],
    ["with the file", [read(0, 1), right(0)], 2, 2],
    ["with all of the file at once", [read(0, 6), right(0)], 2, 2],
    ["with the file on two days", [read(0, 1), read(0, 3), right(0)], 1, 1],
    [
      "with the file on six days",
      [1, 2, 3, 4, 5, 6].map((note) => read(0, note)).concat(right(0)),
      1,
      1,
    ],
    ["after a wrong nation", [wrong(0), right(0)], 1, 1],
    ["after a wrong nation and the file", [wrong(0), read(0, 2), right(0)], 1, 1],
    ["after the file and a wrong nation", [read(0, 1), wrong(0), right(0)], 1, 0],
    ["after the file and two wrong nations", [read(0, 1), wrong(0), wrong(0, 2)], 0, 0],
    ["after the file on two days and a wrong nation", [read(0, 1), read(0, 3), wrong(0)], 0, 0],
    ["after two wrong nations", [wrong(0), wrong(0, 2)], 0, 0],
  ])("%s are as many as stated, by today's and by the first rules", (_how, moves, now, then) => {
    for (const [rules, stars] of [
      [kitDetective, now],
      [firstRules, then],
    ] as const) {
      const [shirt] = rules.play(puzzle, answerWith(), timed(moves), []).shirts;
      expect(shirt?.stars).toBe(stars);
      expect(shirt?.told?.suspect).toBe(0);
    }
  });

  it("are there to be lost as long as it is in the dark", () => {
    expect(stateAfter([wrong(4)]).shirts[4]).toEqual({ stars: 1, struck: [1], notes: [] });
    expect(stateAfter([read(4, 2)]).shirts[4]).toMatchObject({
      stars: 2,
      notes: ["Note 4.1.", "Note 4.2."],
    });
    expect(stateAfter([read(4, 2), wrong(4)]).shirts[4]).toEqual({
      stars: 1,
      struck: [1],
      notes: ["Note 4.1.", "Note 4.2."],
    });
    expect(stateAfter([wrong(4), read(4, 2)]).shirts[3]?.stars).toBe(MAX_STARS);
  });
});

describe("the stars on the bar", () => {
  it.each([
    ["nothing", [], [], 0, 14],
    ["two on sight and one opened file", [right(0), right(1), read(2, 1)], [], 6, 14],
    ["one of two named, and that one voided", [right(0), right(1)], [0], 3, 13],
  ])("after %s are those won, and those of a win", (_moves, moves, voided, total, toWin) => {
    const state = stateAfter(moves, answerWith(...voided));
    expect(totalStars(state)).toBe(total);
    expect(rankMarks(state)[0]).toBe(toWin);
  });
});

describe("refuse", () => {
  it.each([
    ["a ruled-out nation", [wrong(1)], wrong(1), /^That nation is ruled out already/],
    ["what was read", [read(1, 2)], read(1, 2), /^You have read that already/],
    ["less than was read", [read(1, 2)], read(1, 1), /^You have read that already/],
    ["a named shirt's nation", [right(1)], wrong(1), /^That shirt has its name already/],
    ["a named shirt's file", [right(1)], read(1, 1), /^That shirt has its name already/],
    ["a shirt that the file gave away", [wrong(1), wrong(1, 2)], right(1), /has its name already/],
    ["a tenth shirt", [], MOVES, /^That shirt is not on the rail/],
  ])("refuses %s", (_name, moves, move, refusal) => {
    expect(kitDetective.refuse(stateAfter(moves), move)).toMatch(refusal);
  });

  it("takes any first move", () => {
    for (let move = 0; move < MOVES; move++) {
      expect(kitDetective.refuse(stateAfter([]), move)).toBeNull();
    }
  });
});

describe("verdict", () => {
  it.each([
    ["every shirt on sight", all((shirt) => [right(shirt)]), true, 27],
    ["a patient reader", all((shirt) => [read(shirt, 6), right(shirt)]), true, 18],
    [
      "a right nation after a wrong one, eight times",
      all((shirt) => [...(shirt < 8 ? [wrong(shirt)] : []), right(shirt)]),
      false,
      11,
    ],
    [
      "one star more than half",
      all((shirt) =>
        shirt < 4
          ? [right(shirt)]
          : shirt < 5
            ? [read(shirt, 1), right(shirt)]
            : [wrong(shirt), wrong(shirt, 2)],
      ),
      true,
      14,
    ],
    [
      "one star less than half",
      all((shirt) =>
        shirt < 4
          ? [right(shirt)]
          : shirt < 5
            ? [wrong(shirt), right(shirt)]
            : [wrong(shirt), wrong(shirt, 2)],
      ),
      false,
      13,
    ],
    ["nothing but wrong nations", all((shirt) => [wrong(shirt), wrong(shirt, 2)]), false, 0],
  ])("is what %s deserves", (_who, moves, isWin, score) => {
    const elapsed = moves.length * 1000;
    expect(kitDetective.verdict(stateAfter(moves))).toMatchObject({
      isWin,
      score,
      outOf: 27,
      elapsed,
    });
  });

  it("leaves the story to the shirt that was named last", () => {
    const { shirts } = stateAfter([
      ...all((shirt) => (shirt === 4 ? [] : [right(shirt)])),
      right(4),
    ]);
    const stories = shirts.map((shirt) => shirt.told && shirt.story?.text);
    expect(stories.filter(Boolean)).toEqual(["Story 4."]);
    expect(shirts.map(({ told }) => told?.worn)).toEqual(Array(SHIRTS).fill("Home shirt, 1990"));
  });

  it("is null while one shirt is in the dark", () => {
    expect(kitDetective.verdict(stateAfter(all((shirt) => [right(shirt)]).slice(1)))).toBeNull();
  });

  it("leaves voided shirts out, whatever was said of them", () => {
    const moves = all((shirt) => (shirt < 2 ? [wrong(shirt), wrong(shirt, 2)] : [right(shirt)]));
    const state = stateAfter(moves, answerWith(0, 1));
    expect(kitDetective.verdict(state)).toMatchObject({ isWin: true, score: 21, outOf: 21 });
    expect(kitDetective.squares(state)).toBe(
      ["🟨🟨🟨🟨🟨🟨🟨", "🟨🟨🟨🟨🟨🟨🟨", "🟨🟨🟨🟨🟨🟨🟨"].join("\n"),
    );
    const none = stateAfter(moves, answerWith(...places));
    expect(kitDetective.verdict(none)).toMatchObject({ isWin: true, score: 0, outOf: 0 });
    expect(kitDetective.squares(none)).toBe("");
  });
});

describe("squares", () => {
  it("are a column of stars for each shirt, filled from below", () => {
    const first = [right(0), read(1, 1), right(1), wrong(2), right(2), wrong(3), wrong(3, 2)];
    const state = stateAfter([...first, ...all((shirt) => (shirt > 3 ? [right(shirt)] : []))]);
    expect(kitDetective.squares(state)).toBe(
      "🟨⬜⬜⬜🟨🟨🟨🟨🟨\n🟨🟨⬜⬜🟨🟨🟨🟨🟨\n🟨🟨🟨⬜🟨🟨🟨🟨🟨",
    );
  });

  it("are none before the end", () => {
    expect(kitDetective.squares(stateAfter([right(0)]))).toBe("");
  });
});

/** What a state has too early: the story of a shirt in the dark, and a note that was not read. */
function secretsIn(moves: readonly number[]) {
  const shown = JSON.stringify(stateAfter(moves));
  return stateAfter(moves).shirts.flatMap((shirt, place) => [
    ...(!shirt.told && shown.includes(`Story ${place}.`) ? ["story"] : []),
    ...(!shirt.told && shown.includes(`Note ${place}.${shirt.notes.length + 1}.`) ? ["note"] : []),
  ]);
}

describe("any log", () => {
  const move = fc.integer({ min: 0, max: MOVES - 1 });

  it("of accepted moves has a possible score, and shows nothing too early", () => {
    fc.assert(
      fc.property(fc.array(move, { minLength: 40, maxLength: 400 }), (tried) => {
        const moves: number[] = [];
        for (const each of tried) {
          const state = stateAfter(moves);
          if (kitDetective.verdict(state) !== null) break;
          if (kitDetective.refuse(state, each) === null) moves.push(each);
        }
        const state = stateAfter(moves);
        expect(moves.length).toBeLessThanOrEqual(kitDetective.maxMoves);
        expect(secretsIn(moves)).toEqual([]);
        for (const { stars, told } of state.shirts) {
          expect(stars).toBeGreaterThanOrEqual(told ? 0 : 1);
          expect(stars).toBeLessThanOrEqual(MAX_STARS);
        }
        const verdict = kitDetective.verdict(state);
        const isOver = state.shirts.every(({ told }) => told);
        expect(verdict !== null).toBe(isOver);
        if (verdict) {
          expect(verdict.score).toBe(state.shirts.reduce((sum, { stars }) => sum + stars, 0));
          expect(verdict.isWin).toBe(verdict.score >= 14);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("even of moves that were never accepted is folded without an error, to a possible score", () => {
    const hostile = fc.oneof(move, fc.integer(), fc.double(), fc.constantFrom(-1, 1e21));
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 120 }), (moves) => {
        const state = stateAfter(moves);
        const verdict = kitDetective.verdict(state);
        if (verdict) {
          expect(verdict.score).toBeGreaterThanOrEqual(0);
          expect(verdict.score).toBeLessThanOrEqual(27);
        }
        expect(kitDetective.squares(state)).toMatch(/^[🟨⬜\n]*$/u);
      }),
      { numRuns: 10_000 },
    );
  });
});
