import { part } from "~/look/ui/part";
import type { GameScreen } from "~/play/screen/game-screen";
import { livePart } from "~/play/screen/live-part";
import { parText } from "./par";
import { type Pass, type WallAnswer, type WallPuzzle, type WallState, wallPass } from "./rules";

/** Wall Pass's part of the screen. */
export const screen: GameScreen<WallPuzzle, WallAnswer, Pass, WallState> = {
  rules: wallPass,
  isSealed: true,
  title: "Wall Pass",
  lead: "Hit the numbers off the wall; your next pass starts where the ball lands.",
  noun: "street",
  showsProblems: true,
  Live: livePart(async () => {
    const { WallBoard, sealedPlay } = await import("./wall-board");
    return { Board: WallBoard, mode: sealedPlay };
  }),
  Ending: part("ending", () => import("./wall-ending")),
  scoreText: parText,
};
