import { lastMoveAt, type TimedMove } from "~/play/attempt";
import type { Game } from "~/play/game";
import { QUESTION_COUNT, type Question, type Solution } from "./question";
import { highlightMessage, type Results } from "./results-texts";

/** The slug of the title. */
export const SLUG = "full-time-quiz";

const WIN_PERCENT = 60;

export type QuizPuzzle = { questions: readonly Question[] };
export type QuizAnswer = { solutions: readonly Solution[] };

/** An answer that can no longer be changed, and what is told once it is given. */
export type Answered = { choice: number; isRight: boolean; solution: Solution };

export type QuizState = { answers: readonly Answered[]; results: Results };

/** The rules of the quiz (spec, section 4: Full-Time Quiz): a move is a choice, counted from 0, for the next question. */
export const fullTimeQuiz: Game<QuizPuzzle, QuizAnswer, number, QuizState> = {
  slug: SLUG,
  maxMoves: QUESTION_COUNT,
  play(_, { solutions }, moves) {
    const answers = moves.flatMap(({ move: choice }, index): Answered[] => {
      const solution = solutions[index];
      return solution ? [{ choice, isRight: choice === solution.correctIndex, solution }] : [];
    });
    return { answers, results: resultsOf(answers, solutions.length, moves) };
  },
  refuse: () => null,
  verdict({ answers, results }) {
    if (answers.length < QUESTION_COUNT) return null;
    const { correct: score, total: outOf, accuracy, elapsed } = results;
    const isWin = accuracy >= WIN_PERCENT;
    return { isWin, score, outOf, elapsed, headline: highlightMessage(results) };
  },
  squares: ({ answers }) => answers.map(({ isRight }) => (isRight ? "🟩" : "🟥")).join(""),
};

function resultsOf(
  answers: readonly Answered[],
  total: number,
  moves: readonly TimedMove<number>[],
): Results {
  const correct = answers.filter(({ isRight }) => isRight).length;
  const accuracy = total === 0 ? 0 : Math.round((correct / total) * 100);
  return { correct, total, accuracy, elapsed: lastMoveAt({ moves }) };
}
