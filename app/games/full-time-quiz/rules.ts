import {
  type Answered,
  answered,
  type GradedSolution,
  type Question,
} from "~/games/questions/question";
import { lastMoveAt, type TimedMove } from "~/play/rules/attempt";
import type { Game } from "~/play/rules/game";
import { QUESTION_COUNT } from "./question";
import { highlightMessage, type Results } from "./results-texts";

/** The slug of the title. */
export const SLUG = "full-time-quiz";

const WIN_PERCENT = 60;

export type QuizPuzzle = { questions: readonly Question[] };
export type QuizAnswer = { solutions: readonly GradedSolution[] };

export type QuizState = { answers: readonly Answered[]; results: Results };

/** The rules of the quiz (docs/rules.md#full-time): a move is a choice, counted from 0, for the next question. */
export const fullTimeQuiz: Game<QuizPuzzle, QuizAnswer, number, QuizState> = {
  slug: SLUG,
  version: 1,
  maxMoves: QUESTION_COUNT,
  play(_, { solutions }, moves) {
    const answers = moves.flatMap(({ move: choice }, index): Answered[] => {
      const solution = solutions[index];
      return solution ? [answered(choice, solution)] : [];
    });
    const total = solutions.filter(({ isVoid }) => !isVoid).length;
    return { answers, results: resultsOf(answers, total, moves) };
  },
  refuse: () => null,
  verdict({ answers, results }) {
    if (answers.length < QUESTION_COUNT) return null;
    const { correct: score, total: outOf, accuracy, elapsed } = results;
    const isWin = accuracy >= WIN_PERCENT;
    return {
      isWin,
      score,
      outOf,
      elapsed,
      headline: highlightMessage(results),
    };
  },
  squares: ({ answers }) =>
    answers
      .filter(({ isVoid }) => !isVoid)
      .map(({ isRight }) => (isRight ? "🟩" : "🟥"))
      .join(""),
};

function resultsOf(
  answers: readonly Answered[],
  total: number,
  moves: readonly TimedMove<number>[],
): Results {
  const correct = answers.filter(({ isRight, isVoid }) => isRight && !isVoid).length;
  const accuracy = total === 0 ? 100 : Math.round((correct / total) * 100);
  return { correct, total, accuracy, elapsed: lastMoveAt({ moves }) };
}
