import fc from "fast-check";
import { describe, expect, it } from "vitest";
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

const played = (moves: readonly Call[], answer = lineOf(values)) =>
  higherLine.play(
    puzzle,
    answer,
    moves.map((move, index) => ({ move, at: 1000 * (index + 1) })),
    [],
  );

const opposite = (call: Call | undefined): Call => (call === "higher" ? "lower" : "higher");
const runOf = (length: number): Call[] =>
  length === CALLS ? right : [...right.slice(0, length), opposite(right[length])];

describe("a line", () => {
  it("shows the first number, and one more with each call", () => {
    for (const count of [0, 1, 5, 9]) {
      const state = played(right.slice(0, count));
      expect(isOver(state)).toBe(false);
      expect(state.values).toEqual(values.slice(0, count + 1));
    }
  });

  it.each([
    [0, false, "🟥⬛⬛⬛⬛⬛⬛⬛⬛⬛"],
    [1, false, "🟩🟥⬛⬛⬛⬛⬛⬛⬛⬛"],
    [4, false, "🟩🟩🟩🟩🟥⬛⬛⬛⬛⬛"],
    [5, true, "🟩🟩🟩🟩🟩🟥⬛⬛⬛⬛"],
    [9, true, "🟩🟩🟩🟩🟩🟩🟩🟩🟩🟥"],
    [10, true, "🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩"],
  ])("with %i right calls in a row is won: %s, %s", (score, isWin, squares) => {
    const state = played(runOf(score));
    expect(higherLine.verdict(state)).toMatchObject({ isWin, score, outOf: CALLS });
    expect(higherLine.squares(state)).toBe(squares);
  });

  it("ends with the first wrong call, at its time, and then shows all its numbers", () => {
    const state = played([...runOf(2), "higher", "higher"]);
    expect(state.calls).toHaveLength(3);
    expect(state.elapsed).toBe(3000);
    expect(state.values).toEqual(values);
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

  it("never throws, and has a verdict once a call was wrong or all were made, never before", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...calls.slice(0, 2)), { maxLength: 12 }), (moves) => {
        const wrong = moves.findIndex((move, place) => place < CALLS && move !== right[place]);
        const verdict = higherLine.verdict(played(moves));
        expect(verdict === null).toBe(wrong < 0 && moves.length < CALLS);
        if (verdict) expect(verdict.score).toBe(wrong < 0 ? CALLS : wrong);
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
    const state = played(runOf(6), voided);
    expect(higherLine.verdict(state)).toMatchObject({ isWin: true, score: 4, outOf: 8 });
    expect(higherLine.squares(state)).toBe("🟩🟩🟩🟩🟥⬛⬛⬛");
  });

  it("leaves a run that it had ended at its end, and grades the calls before it", () => {
    const state = played(runOf(2), voided);
    expect(higherLine.verdict(state)).toMatchObject({ isWin: true, score: 2, outOf: 2 });
    expect(higherLine.squares(state)).toBe("🟩🟩");
    const first = played(runOf(0), lineOf(values, [1]));
    expect(higherLine.verdict(first)).toMatchObject({ isWin: true, score: 0, outOf: 0 });
  });

  it("is a win of nothing once no call is left that counts", () => {
    const all = lineOf(
      values,
      values.map((_, place) => place),
    );
    for (const moves of [runOf(0), runOf(4), right, Array<Call>(CALLS).fill("on")]) {
      const verdict = higherLine.verdict(played(moves, all));
      expect(verdict).toMatchObject({ isWin: true, score: 0, outOf: 0 });
      expect(verdict?.headline).toMatch(/took this line back/);
    }
  });
});
