import { part } from "~/look/ui/part";
import type { GameScreen } from "~/play/screen/game-screen";
import { livePart } from "~/play/screen/live-part";
import { dailyView } from "./daily-view";
import {
  type DailyAnswer,
  type DailyMove,
  type DailyPuzzle,
  type DailyState,
  dailyQuiz,
} from "./rules";
import { lead } from "./texts";

/** The Daily Quiz's part of the screen. Its end takes the board's place once the last reason was read. */
export const screen: GameScreen<DailyPuzzle, DailyAnswer, DailyMove, DailyState> = {
  rules: dailyQuiz,
  isSealed: true,
  title: "Daily Quiz",
  lead,
  noun: "quiz",
  Live: livePart(async () => {
    const { DailyBoard, sealedPlay } = await import("./board");
    return { Board: DailyBoard, mode: sealedPlay };
  }),
  Ending: part("ending", () => import("./daily-ending")),
  announcement: ({ score, outOf, headline }) => `${score} of ${outOf} right. ${headline}`,
  sharedScore: (score, { theme }) => `${theme} · ${score}`,
  showsEnd: (attempt, search) => dailyView(attempt, search).isEnd,
};
