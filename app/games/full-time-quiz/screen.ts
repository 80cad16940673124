import type { GameScreen } from "~/play/screen/game-screen";
import { livePart } from "~/play/screen/live-part";
import { part } from "~/play/screen/part";
import { quizView } from "./quiz-view";
import { highlightMessage, shareText } from "./results-texts";
import { fullTimeQuiz, type QuizAnswer, type QuizPuzzle, type QuizState } from "./rules";

/** The quiz's part of the screen. Its results are a dialog. */
export const screen: GameScreen<QuizPuzzle, QuizAnswer, number, QuizState> = {
  rules: fullTimeQuiz,
  isSealed: true,
  title: "Full-Time Quiz",
  lead: "Five questions against the clock. It starts when you do.",
  noun: "quiz",
  Live: livePart(async () => {
    const { QuizBoard, sealedPlay } = await import("./quiz-board");
    return { Board: QuizBoard, mode: sealedPlay };
  }),
  Ending: part("ending", () => import("./quiz-ending")),
  endDialog: "Quiz complete",
  hasStrips: true,
  showsEnd: (attempt, search) => quizView(attempt, search).dialog === "results",
  announcement: ({ score, outOf, elapsed }, crowd) => {
    const accuracy = (score / outOf) * 100;
    const headline = highlightMessage({ total: outOf, accuracy, elapsed }, crowd);
    return `Quiz complete. ${score} of ${outOf} correct. ${headline}`;
  },
  shareText: ({ results }) => shareText(results),
};
