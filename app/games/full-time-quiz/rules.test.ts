import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editions } from "./editions.server";
import { fullTimeQuiz } from "./rules";

const edition = editions.edition(1);
if (!edition) throw new Error("The bank has no first edition.");
const { puzzle, answer } = edition;
const right = answer.solutions.map(({ correctIndex }) => correctIndex);
const wrong = right.map((choice) => (choice + 1) % 4);

const played = (choices: readonly number[], each = 2000) =>
  fullTimeQuiz.play(
    puzzle,
    answer,
    choices.map((move, index) => ({ move, at: each * (index + 1) })),
    [],
  );

describe("a quiz", () => {
  it("tells whether an answer is right, and the fact behind it, of answered questions alone", () => {
    const { answers } = played([right[0] ?? 0, wrong[1] ?? 0]);
    expect(answers.map(({ isRight }) => isRight)).toEqual([true, false]);
    expect(answers.map(({ solution }) => solution)).toEqual(answer.solutions.slice(0, 2));
  });

  it.each([
    [5, 100, true],
    [4, 80, true],
    [3, 60, true],
    [2, 40, false],
    [0, 0, false],
  ])("with %i right answers has %i percent; won: %s", (score, accuracy, isWin) => {
    const state = played([...right.slice(0, score), ...wrong.slice(score)]);
    expect(state.results).toEqual({ correct: score, total: 5, accuracy, elapsed: 10_000 });
    expect(fullTimeQuiz.verdict(state)).toMatchObject({ isWin, score, outOf: 5, elapsed: 10_000 });
  });

  it("writes squares that tell no answer", () => {
    expect(fullTimeQuiz.squares(played([...right.slice(0, 3), ...wrong.slice(3)]))).toBe(
      "🟩🟩🟩🟥🟥",
    );
  });

  it("leaves a voided question out: any answer to it is right, and none is graded", () => {
    const id = answer.solutions[1]?.id ?? "";
    const voided = editions.edition(1, [id]);
    if (!voided) throw new Error("A void keeps the edition.");
    const moves = wrong
      .with(0, right[0] ?? 0)
      .map((move, index) => ({ move, at: 1000 * (index + 1) }));
    const state = fullTimeQuiz.play(voided.puzzle, voided.answer, moves, []);
    expect(state.results).toMatchObject({ correct: 1, total: 4, accuracy: 25 });
    expect(state.answers[1]).toMatchObject({ isRight: true, isVoid: true });
    expect(state.answers[1]?.solution.fact).toMatch(/^This question was wrong/);
    expect(voided.puzzle.questions[1]?.prompt).toMatch(/^Taken back, any answer will do: /);
    expect(fullTimeQuiz.squares(state)).toBe("🟩🟥🟥🟥");
  });

  it("never throws, and has no verdict before the fifth answer", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { maxLength: 5 }), (choices) => {
        const verdict = fullTimeQuiz.verdict(played(choices));
        expect(verdict === null).toBe(choices.length < 5);
      }),
    );
  });
});
