import { part } from "~/look/ui/part";
import type { GameScreen } from "~/play/screen/game-screen";
import { livePart } from "~/play/screen/live-part";
import { lead, startOptions, triesText } from "./facts";
import { type GoldenAnswer, type GoldenPuzzle, type GoldenState, goldenWord } from "./rules";

/** Golden Word's part of the screen. */
export const screen: GameScreen<GoldenPuzzle, GoldenAnswer, string, GoldenState> = {
  rules: goldenWord,
  title: "Golden Word",
  lead,
  options: startOptions,
  showsProblems: true,
  Live: livePart(async () => ({ Board: (await import("./board")).GoldenBoard })),
  noun: "word",
  Ending: part("ending", () => import("./word-ending")),
  scoreText: triesText,
};
