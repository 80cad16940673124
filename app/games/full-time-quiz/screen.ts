import { part } from "~/look/ui/part";
import type { GameScreen } from "~/play/screen/game-screen";
import { livePart } from "~/play/screen/live-part";
import { quizView } from "./quiz-view";
import { shareText } from "./results-texts";
import { fullTimeQuiz, type QuizAnswer, type QuizPuzzle, type QuizState } from "./rules";

/** The quiz's part of the screen. Its results are a dialog. */
export const screen: GameScreen<QuizPuzzle, QuizAnswer, number, QuizState> = {
  rules: fullTimeQuiz,
  isSealed: true,
  title: "Full-Time Quiz",
  lead: "Five questions, one tap each. Most right wins, then the fastest. The clock runs to your last answer.",
  noun: "quiz",
  Live: livePart(async () => {
    const { QuizBoard, sealedPlay } = await import("./quiz-board");
    return { Board: QuizBoard, mode: sealedPlay };
  }),
  Ending: part("ending", () => import("./quiz-ending")),
  EndDialog: part("dialog", () => import("./results-dialog")),
  hasStrips: true,
  showsEnd: (attempt, search) => quizView(attempt, search).dialog === "results",
  // Without the headline: it may go by the crowd, which the server tells later.
  announcement: ({ score, outOf }) => `Quiz complete. ${score} of ${outOf} correct.`,
  shareText: ({ results }) => shareText(results),
};
