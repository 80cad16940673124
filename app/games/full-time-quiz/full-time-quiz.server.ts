import { z } from "zod";
import { pointsOf } from "~/play/points";
import type { ServerGame } from "~/play/server-game.server";
import { editionByNumber } from "./editions.server";
import { CHOICE_COUNT, QUESTION_COUNT } from "./question";
import { fullTimeQuiz, type QuizAnswer, type QuizPuzzle, type QuizState } from "./rules";
import { schedule } from "./schedule.server";

/** The field of the form that holds the choice. */
const FIELD = "choice";

/** The Full-Time Quiz on the server: its answers go to the page, sealed. */
export const fullTimeQuizServer: ServerGame<QuizPuzzle, QuizAnswer, number, QuizState> = {
  rules: fullTimeQuiz,
  answers: "sealed",
  schedule,
  edition: editionByNumber,
  moveSchema: z
    .number()
    .int()
    .min(0)
    .max(CHOICE_COUNT - 1),
  moveFromForm(form) {
    const choice = form.get(FIELD);
    return typeof choice === "string" && /^\d$/.test(choice) ? Number(choice) : null;
  },
  noMove: "Pick one of the four answers.",
  facts: () => [{ value: QUESTION_COUNT, label: "questions" }],
  options: [],
  points: ({ score, outOf, elapsed }) => pointsOf({ correct: score, total: outOf, elapsed }),
};
