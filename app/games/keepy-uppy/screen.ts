import { part } from "~/look/ui/part";
import type { GameScreen } from "~/play/screen/game-screen";
import { livePart } from "~/play/screen/live-part";
import type { KeepyPuzzle } from "./garden";
import { type KeepyAnswer, type KeepyState, keepyUppy, type Touch } from "./rules";
import { lead, resultText } from "./texts";

/** Keepy-Uppy's part of the screen. */
export const screen: GameScreen<KeepyPuzzle, KeepyAnswer, Touch, KeepyState> = {
  rules: keepyUppy,
  isSealed: true,
  title: "Keepy-Uppy",
  lead,
  noun: "garden",
  Live: livePart(async () => {
    const { KeepyBoard, sealedPlay } = await import("./keepy-board");
    return { Board: KeepyBoard, mode: sealedPlay };
  }),
  Ending: part("ending", () => import("./keepy-ending")),
  scoreText: resultText,
};
