import { z } from "zod";
import { answersTally } from "~/games/questions/answers-tally.server";
import { CHOICE_COUNT } from "~/games/questions/question";
import { pointsOf } from "~/play/rules/points";
import { bestOf } from "~/play/rules/results";
import type { ServerGame } from "~/play/rules/server-game.server";
import { fractionText, scoreBars } from "~/play/rules/title-statistics";
import { wholeNumber } from "~/play/rules/whole-number";
import { editions } from "./editions.server";
import { QUESTION_COUNT } from "./question";
import { seconds } from "./results-texts";
import { fullTimeQuiz, type QuizAnswer, type QuizPuzzle, type QuizState } from "./rules";
import { tasteOf } from "./taste.server";

/** The field of the form that holds the choice. */
const FIELD = "choice";

/** The Full-Time Quiz on the server: its answers go to the page, sealed. */
export const serverGame: ServerGame<QuizPuzzle, QuizAnswer, number, QuizState> = {
  rules: fullTimeQuiz,
  answers: "sealed",
  minMoveMs: 300,
  hasTables: true,
  ...editions,
  moveSchema: z
    .number()
    .int()
    .min(0)
    .max(CHOICE_COUNT - 1),
  moveFromForm: (form) => wholeNumber(form.get(FIELD)),
  noMove: "Pick one of the four answers.",
  facts: () => [{ value: QUESTION_COUNT, label: "questions" }],
  teaser: (_, { solutions }) => tasteOf(solutions.map(({ id }) => id)),
  options: [],
  sharedTexts: ({ score, outOf, elapsed }) => ({
    caption: `in ${seconds(elapsed)}`,
    sentence: `A fan scored ${score}/${outOf} in ${seconds(elapsed)}. Your turn.`,
  }),
  isTimed: true,
  tellsBest: bestOf,
  points: ({ score, outOf, elapsed }) => pointsOf({ correct: score, total: outOf, elapsed }),
  tally: ({ answers }) => answersTally(answers),
  statistics: {
    scoreText: fractionText,
    distribution: { heading: "Right answers", bars: scoreBars(QUESTION_COUNT) },
  },
};
