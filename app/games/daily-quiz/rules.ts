import {
  type Answered,
  answered,
  type GradedSolution,
  type Question,
} from "~/games/questions/question";
import { lastMoveAt, type TimedMove } from "~/play/rules/attempt";
import type { Game } from "~/play/rules/game";
import { type DailyResults, headline } from "./texts";
import { QUESTION_COUNT } from "./theme";

/** The slug of the title. */
export const SLUG = "daily-quiz";

/** The move that takes the open question off for the one on the bench. */
export const SUBSTITUTION = "sub";

const WIN_PERCENT = 60;

/** The right answers that win. */
export const TO_WIN = (QUESTION_COUNT * WIN_PERCENT) / 100;

const REFUSAL = "Your bench is empty.";

/** A choice, counted from 0, for the open question, or the substitution. */
export type DailyMove = number | typeof SUBSTITUTION;

/** The theme as players read it, the ten questions, and the one on the bench. */
export type DailyPuzzle = { theme: string; questions: readonly Question[] };

/** The solutions in the order of the questions. */
export type DailyAnswer = { solutions: readonly GradedSolution[] };

export type DailyState = {
  /** Where each of the ten questions asked is in the puzzle. */
  lineUp: readonly number[];
  answers: readonly Answered[];
  /** The place of the question from the bench; null without a substitution. */
  benchPlace: number | null;
  /** What is told at the end of the question that it replaced. */
  takenOff: GradedSolution | null;
  results: DailyResults;
  /** The time of the last move, in milliseconds since the start. */
  elapsed: number;
};

function play(
  _: DailyPuzzle,
  { solutions }: DailyAnswer,
  moves: readonly TimedMove<DailyMove>[],
): DailyState {
  const lineUp = Array.from(Array(QUESTION_COUNT).keys());
  const answers: Answered[] = [];
  let benchPlace: number | null = null;
  for (const { move } of moves) {
    const solution = solutions[lineUp[answers.length] ?? -1];
    if (!solution) break;
    if (move !== SUBSTITUTION) {
      answers.push(answered(move, solution));
    } else if (benchPlace === null) {
      benchPlace = answers.length;
      lineUp[benchPlace] = QUESTION_COUNT;
    }
  }
  const hasEnded = answers.length === QUESTION_COUNT;
  const takenOff = (hasEnded && solutions[benchPlace ?? -1]) || null;
  const correct = answers.filter(({ isRight, isVoid }) => isRight && !isVoid).length;
  const total = lineUp.filter((place) => !solutions[place]?.isVoid).length;
  const elapsed = lastMoveAt({ moves });
  return { lineUp, answers, benchPlace, takenOff, results: { correct, total }, elapsed };
}

/** The rules of the Daily Quiz. No clock counts, and a voided question is left out of the score. */
export const dailyQuiz: Game<DailyPuzzle, DailyAnswer, DailyMove, DailyState> = {
  slug: SLUG,
  version: 1,
  maxMoves: QUESTION_COUNT + 1,
  play,
  refuse: ({ benchPlace }, move) => (move === SUBSTITUTION && benchPlace !== null ? REFUSAL : null),
  verdict({ answers, results, elapsed }) {
    if (answers.length < QUESTION_COUNT) return null;
    const { correct: score, total: outOf } = results;
    const isWin = score * 100 >= outOf * WIN_PERCENT;
    return { isWin, score, outOf, elapsed, headline: headline(results, isWin) };
  },
  squares: ({ answers, benchPlace }) =>
    answers
      .map(({ isRight, isVoid }, place) => {
        if (isVoid) return "";
        if (!isRight) return "🟥";
        // Ten squares for ten questions: who came from the bench and scored has a sign of their own.
        return place === benchPlace ? "🔁" : "🟩";
      })
      .join(""),
};
