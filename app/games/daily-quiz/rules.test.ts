import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editions } from "./editions.server";
import { type DailyMove, dailyQuiz, SUBSTITUTION } from "./rules";

const edition = editions.edition(1);
if (!edition) throw new Error("The bank has no first edition.");
const { answer } = edition;
const right = answer.solutions.map(({ correctIndex }) => correctIndex);
const wrong = right.map((choice) => (choice + 1) % 4);
const ten = (choices: readonly number[]) => choices.slice(0, 10);

const playedIn = (of: NonNullable<typeof edition>, moves: readonly DailyMove[]) =>
  dailyQuiz.play(
    of.puzzle,
    of.answer,
    moves.map((move, index) => ({ move, at: 1000 * (index + 1) })),
    [],
  );
const played = (moves: readonly DailyMove[]) => playedIn(edition, moves);

describe("the ten questions", () => {
  it.each([
    [10, true],
    [6, true],
    [5, false],
    [0, false],
  ])("with %i right answers are won: %s", (score, isWin) => {
    const state = played([...right.slice(0, score), ...wrong.slice(score, 10)]);
    expect(dailyQuiz.verdict(state)).toMatchObject({ isWin, score, outOf: 10, elapsed: 10_000 });
  });

  it("tell the reason of answered questions alone", () => {
    const { answers } = played([right[0] ?? 0, wrong[1] ?? 0]);
    expect(answers.map(({ isRight }) => isRight)).toEqual([true, false]);
    expect(answers.map(({ solution }) => solution)).toEqual(answer.solutions.slice(0, 2));
  });
});

describe("the substitution", () => {
  it("brings on the question from the bench for the open one, which does not come back", () => {
    const { lineUp, benchPlace } = played([...right.slice(0, 3), SUBSTITUTION]);
    expect(lineUp).toEqual([0, 1, 2, 10, 4, 5, 6, 7, 8, 9]);
    expect(benchPlace).toBe(3);
  });

  it("is graded by the question from the bench", () => {
    const moves = [...right.slice(0, 3), SUBSTITUTION, right[10] ?? 0, ...right.slice(4, 10)];
    const state = played(moves as DailyMove[]);
    expect(dailyQuiz.verdict(state)).toMatchObject({ score: 10, outOf: 10 });
    expect(dailyQuiz.squares(state)).toBe("🟩🟩🟩🔁🟩🟩🟩🟩🟩🟩");
  });

  it("has no square of its own", () => {
    const state = played([SUBSTITUTION, ...ten(wrong)]);
    expect(dailyQuiz.squares(state)).toHaveLength(dailyQuiz.squares(played(ten(wrong))).length);
  });

  it("tells at the end alone what the answer of the question taken off was", () => {
    const moves: DailyMove[] = [...right.slice(0, 3), SUBSTITUTION, ...ten(wrong).slice(3)];
    expect(played(moves.slice(0, 10)).takenOff).toBeNull();
    expect(played(moves).takenOff).toEqual(answer.solutions[3]);
    expect(played(ten(right)).takenOff).toBeNull();
  });

  it("is refused a second time, and never keeps an answer from being given", () => {
    const state = played([SUBSTITUTION]);
    expect(dailyQuiz.refuse(played([]), SUBSTITUTION)).toBeNull();
    expect(dailyQuiz.refuse(state, SUBSTITUTION)).toMatch(/\.$/);
    expect(dailyQuiz.refuse(state, 2)).toBeNull();
  });
});

describe("a voided question", () => {
  const voidedAt = (place: number) => {
    const voided = editions.edition(1, [answer.solutions[place]?.id ?? ""]);
    if (!voided) throw new Error("A void keeps the edition.");
    return voided;
  };

  it("is left out: any answer is right, and none is graded", () => {
    const state = playedIn(voidedAt(1), ten(wrong));
    expect(state.results).toEqual({ correct: 0, total: 9 });
    expect(state.answers[1]).toMatchObject({ isRight: true, isVoid: true });
    expect(dailyQuiz.squares(state)).toBe("🟥".repeat(9));
  });

  it("on the bench changes nothing until it comes on", () => {
    const bench = voidedAt(10);
    expect(playedIn(bench, ten(right)).results).toEqual({ correct: 10, total: 10 });
    const state = playedIn(bench, [SUBSTITUTION, 0, ...right.slice(1, 10)]);
    expect(dailyQuiz.verdict(state)).toMatchObject({ isWin: true, score: 9, outOf: 9 });
  });

  it("that was taken off leaves ten", () => {
    const state = playedIn(voidedAt(0), [SUBSTITUTION, right[10] ?? 0, ...right.slice(1, 10)]);
    expect(state.results).toEqual({ correct: 10, total: 10 });
  });
});

it("never throws, and has no verdict before the tenth answer", () => {
  const move = fc.oneof(fc.nat(3), fc.constant(SUBSTITUTION));
  fc.assert(
    fc.property(fc.array(move, { maxLength: 14 }), (moves) => {
      const state = played(moves);
      const answers = moves.filter((one) => one !== SUBSTITUTION).length;
      expect(dailyQuiz.verdict(state) === null).toBe(answers < 10);
      expect(new Set(state.lineUp).size).toBe(10);
      expect(dailyQuiz.squares(state)).not.toMatch(/[\p{L}\p{N}]/u);
    }),
  );
});
