import { part } from "~/look/ui/part";
import type { GameScreen } from "~/play/screen/game-screen";
import { livePart } from "~/play/screen/live-part";
import { type SpotAnswer, type SpotMove, type SpotPuzzle, type SpotState, spotKick } from "./rules";
import { announcement, endText, lead } from "./texts";

/** Spot Kick's part of the screen. */
export const screen: GameScreen<SpotPuzzle, SpotAnswer, SpotMove, SpotState> = {
  rules: spotKick,
  isSealed: true,
  title: "Spot Kick",
  lead,
  noun: "keeper",
  Live: livePart(async () => {
    const { SpotBoard, sealedPlay } = await import("./spot-board");
    return { Board: SpotBoard, mode: sealedPlay };
  }),
  Ending: part("ending", () => import("./spot-ending")),
  announcement,
  scoreText: endText,
};
