import { z } from "zod";
import { answersTally } from "~/games/questions/answers-tally.server";
import { CHOICE_COUNT } from "~/games/questions/question";
import { scorePoints } from "~/play/rules/points";
import type { ServerGame } from "~/play/rules/server-game.server";
import { fractionText, scoreBars } from "~/play/rules/title-statistics";
import { wholeNumber } from "~/play/rules/whole-number";
import { editions } from "./editions.server";
import {
  type DailyAnswer,
  type DailyMove,
  type DailyPuzzle,
  type DailyState,
  dailyQuiz,
  SUBSTITUTION,
  TO_WIN,
} from "./rules";
import { QUESTION_COUNT } from "./theme";

const choice = z
  .number()
  .int()
  .min(0)
  .max(CHOICE_COUNT - 1);

/** The Daily Quiz on the server: its answers go to the page, sealed. */
export const serverGame: ServerGame<DailyPuzzle, DailyAnswer, DailyMove, DailyState> = {
  rules: dailyQuiz,
  answers: "sealed",
  minMoveMs: 300,
  ...editions,
  moveSchema: z.union([choice, z.literal(SUBSTITUTION)]),
  moveFromForm(form) {
    return form.has("substitution") ? SUBSTITUTION : wholeNumber(form.get("choice"));
  },
  noMove: "Pick one of the four answers.",
  facts: ({ theme }) => [
    { value: QUESTION_COUNT, label: "questions" },
    { value: TO_WIN, label: "right to win" },
    { value: theme, label: "theme" },
  ],
  teaser: ({ theme }) => `Tomorrow: ${theme}`,
  options: [],
  points: scorePoints,
  tally: ({ answers, lineUp }) => answersTally(answers, lineUp),
  statistics: {
    scoreText: fractionText,
    distribution: { heading: "Right answers", bars: scoreBars(QUESTION_COUNT) },
  },
};
