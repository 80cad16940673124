import type { GameScreen } from "~/play/screen/game-screen";
import { livePart } from "~/play/screen/live-part";
import { part } from "~/play/screen/part";
import { type Pass, type WallAnswer, type WallPuzzle, type WallState, wallPass } from "./rules";
import { parText } from "./share-of-par";

/** Wall Pass's part of the screen. */
export const screen: GameScreen<WallPuzzle, WallAnswer, Pass, WallState> = {
  rules: wallPass,
  isSealed: true,
  title: "Wall Pass",
  lead: "Ten numbers on the wall, ten passes. Where the ball comes back, you stand next. Five hits in a row, and everything counts double. Par is the most there is: three quarters of it wins.",
  noun: "street",
  Live: livePart(async () => {
    const { WallBoard, sealedPlay } = await import("./wall-board");
    return { Board: WallBoard, mode: sealedPlay };
  }),
  Ending: part("ending", () => import("./wall-ending")),
  scoreText: parText,
};
