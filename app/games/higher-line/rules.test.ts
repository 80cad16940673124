import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstRules } from "./first-rules.server";
import {
  CALLS,
  type Call,
  calls,
  higherLine,
  isOver,
  type LineAnswer,
  type LinePuzzle,
} from "./rules";

const values = [171, 308, 89, 146, 115, 95, 172, 141, 132, 140, 126];
const right: Call[] = values
  .slice(1)
  .map((value, place) => (value > (values[place] ?? 0) ? "higher" : "lower"));

const puzzle: LinePuzzle = {
  category: {
    id: "goals",
    title: "Goals",
    counted: "Goals.",
    unit: "goals",
    source: "Data",
    asOf: "2026",
  },
  labels: values.map((_, place) => `Item ${place}`),
};

const lineOf = (numbers: readonly number[], voided: readonly number[] = []): LineAnswer => ({
  values: numbers,
  notes: numbers.map((value) => `A note on ${value}`),
  voided,
});

const played = (moves: readonly Call[], answer = lineOf(values), rules = higherLine) =>
  rules.play(
    puzzle,
    answer,
    moves.map((move, index) => ({ move, at: 1000 * (index + 1) })),
    [],
  );

const opposite = (call: Call | undefined): Call => (call === "higher" ? "lower" : "higher");
/** Calls with wrong ones at these places, up to the last of them; without any, all ten. */
const withWrong = (...wrong: readonly number[]): Call[] =>
  right
    .slice(0, 1 + (wrong.at(-1) ?? CALLS))
    .map((call, place) => (wrong.includes(place) ? opposite(call) : call));

describe("a line", () => {
  it("shows the first number, and one more with each call", () => {
    for (const count of [0, 1, 5, 9]) {
      const state = played(right.slice(0, count));
      expect(isOver(state)).toBe(false);
      expect(state.values).toEqual(values.slice(0, count + 1));
    }
  });

  it.each([
    ["twice wrong at once", [0, 1], false, 0, "🟥🟥⬛⬛⬛⬛⬛⬛⬛⬛"],
    ["five right between", [0, 6], false, 5, "🟥🟩🟩🟩🟩🟩🟥⬛⬛⬛"],
    ["five right before", [5, 6], false, 5, "🟩🟩🟩🟩🟩🟥🟥⬛⬛⬛"],
    ["six right", [2, 7], true, 6, "🟩🟩🟥🟩🟩🟩🟩🟥⬛⬛"],
    ["wrong at the ninth and the tenth", [8, 9], true, 8, "🟩🟩🟩🟩🟩🟩🟩🟩🟥🟥"],
    ["no wrong call", [], true, 10, "🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩"],
  ])("with %s at %j is won: %s, with %i: %s", (_, wrong, isWin, score, squares) => {
    const state = played(withWrong(...wrong));
    expect(higherLine.verdict(state)).toMatchObject({ isWin, score, outOf: CALLS });
    expect(higherLine.squares(state)).toBe(squares);
  });

  it("goes on after the first wrong call, whose number it shows, and loses the clean sheet", () => {
    const state = played(withWrong(2));
    expect(state).toMatchObject({ review: 2, isBeaten: false, values: values.slice(0, 4) });
    expect(higherLine.verdict(state)).toBeNull();
    for (const place of [2, 9]) {
      const whole = [...withWrong(place), ...right.slice(place + 1)];
      const verdict = higherLine.verdict(played(whole));
      expect(verdict).toMatchObject({ isWin: true, score: 9, outOf: CALLS });
    }
  });

  it("ends with the second wrong call, at its time, and then shows all its numbers", () => {
    const state = played([...withWrong(1, 2), "higher", "higher"]);
    expect(state).toMatchObject({ review: 1, isBeaten: true, elapsed: 3000, values });
    expect(state.calls).toHaveLength(3);
  });

  it("takes an equal number as right, whatever was called", () => {
    const flat = lineOf(values.map(() => 7));
    for (const call of ["higher", "lower"] as const) {
      const verdict = higherLine.verdict(played(Array(CALLS).fill(call), flat));
      expect(verdict).toMatchObject({ score: CALLS, isWin: true });
    }
  });

  it("refuses to go on without a call", () => {
    const open = played([]);
    expect(higherLine.refuse(open, "higher")).toBeNull();
    expect(higherLine.refuse(open, "on")).toMatch(/\.$/);
  });

  it("never throws, and has a verdict once two calls were wrong or all were made, never before", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...calls.slice(0, 2)), { maxLength: 12 }), (moves) => {
        const wrong = moves.flatMap((move, place) =>
          place < CALLS && move !== right[place] ? [place] : [],
        );
        const [first, second] = wrong;
        const verdict = higherLine.verdict(played(moves));
        expect(verdict === null).toBe(second === undefined && moves.length < CALLS);
        const whole = first === undefined ? CALLS : CALLS - 1;
        if (verdict) expect(verdict.score).toBe(second === undefined ? whole : second - 1);
      }),
    );
  });

  it("has a number in its state only from the call on that reveals it", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 11, maxLength: 11 }),
        fc.nat(9),
        (numbers, count) => {
          const answer = lineOf(numbers);
          const made = numbers
            .slice(1, count + 1)
            .map((value, place): Call => (value >= (numbers[place] ?? 0) ? "higher" : "lower"));
          const state = played(made, answer);
          expect(state.values).toEqual(numbers.slice(0, count + 1));
          expect(state.notes).toEqual(answer.notes.slice(0, count + 1));
        },
      ),
    );
  });
});

describe("a line with a voided number", () => {
  const voided = lineOf(values, [3]);

  it("counts neither of the two calls that it is part of, and lets them pass", () => {
    const before = played(right.slice(0, 2), voided);
    expect(before.isNextVoid).toBe(true);
    expect(higherLine.refuse(before, "on")).toBeNull();
    const state = played([...right.slice(0, 2), "on", "on", ...right.slice(4)], voided);
    expect(higherLine.verdict(state)).toMatchObject({ isWin: true, score: 8, outOf: 8 });
    expect(higherLine.squares(state)).toBe("🟩".repeat(8));
  });

  it("takes the calls of an old page as well", () => {
    const state = played(withWrong(1, 7), voided);
    expect(higherLine.verdict(state)).toMatchObject({ isWin: false, score: 4, outOf: 8 });
    expect(higherLine.squares(state)).toBe("🟩🟥🟩🟩🟩🟥⬛⬛");
  });

  it.each([
    ["that it had ended", [0, 2], { isWin: false, score: 1, outOf: 2 }, "🟥🟩"],
    ["whose review it had taken", [2, 6], { isWin: true, score: 4, outOf: 4 }, "🟩🟩🟩🟩"],
    ["of nothing else", [2, 3], { isWin: true, score: 2, outOf: 2 }, "🟩🟩"],
  ])("leaves a run %s at its end, and grades the calls before it", (_, wrong, grade, squares) => {
    const state = played(withWrong(...wrong), voided);
    expect(higherLine.verdict(state)).toMatchObject(grade);
    expect(higherLine.squares(state)).toBe(squares);
  });

  it("is a win of nothing once no call is left that counts", () => {
    const all = lineOf(
      values,
      values.map((_, place) => place),
    );
    for (const moves of [withWrong(0, 1), withWrong(3, 4), right, Array<Call>(CALLS).fill("on")]) {
      const verdict = higherLine.verdict(played(moves, all));
      expect(verdict).toMatchObject({ isWin: true, score: 0, outOf: 0 });
      expect(verdict?.headline).toMatch(/took this line back/);
    }
  });
});

describe("a line of the first rules", () => {
  it.each([
    [0, false, "🟥⬛⬛⬛⬛⬛⬛⬛⬛⬛"],
    [4, false, "🟩🟩🟩🟩🟥⬛⬛⬛⬛⬛"],
    [5, true, "🟩🟩🟩🟩🟩🟥⬛⬛⬛⬛"],
    [9, true, "🟩🟩🟩🟩🟩🟩🟩🟩🟩🟥"],
    [10, true, "🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩"],
  ])("ended with its first wrong call, and with %i right before it was won: %s", (...row) => {
    const [score, isWin, squares] = row;
    const state = played(score === CALLS ? right : withWrong(score), lineOf(values), firstRules);
    expect(state).toMatchObject({ review: null, isBeaten: score < CALLS, values });
    expect(firstRules.verdict(state)).toMatchObject({ isWin, score, outOf: CALLS });
    expect(firstRules.squares(state)).toBe(squares);
  });
});
