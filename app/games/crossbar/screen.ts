import { part } from "~/look/ui/part";
import type { GameScreen } from "~/play/screen/game-screen";
import { livePart } from "~/play/screen/live-part";
import { lead, startOptions } from "./facts";
import { type CrossbarAnswer, type CrossbarPuzzle, type CrossbarState, crossbar } from "./rules";
import { scoreText } from "./texts";

/** Crossbar's part of the screen. */
export const screen: GameScreen<CrossbarPuzzle, CrossbarAnswer, string, CrossbarState> = {
  rules: crossbar,
  isSealed: true,
  title: "Crossbar",
  lead,
  options: startOptions,
  showsProblems: true,
  Live: livePart(async () => {
    const { CrossbarBoard, loadSheet, sealedPlay } = await import("./board");
    await loadSheet();
    return { Board: CrossbarBoard, mode: sealedPlay };
  }),
  noun: "grid",
  Ending: part("ending", () => import("./crossbar-ending")),
  scoreText,
};
