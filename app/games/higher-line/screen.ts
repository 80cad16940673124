import { part } from "~/look/ui/part";
import type { GameScreen } from "~/play/screen/game-screen";
import { livePart } from "~/play/screen/live-part";
import { type Call, higherLine, type LineAnswer, type LinePuzzle, type LineState } from "./rules";

/** Higher Line's part of the screen. */
export const screen: GameScreen<LinePuzzle, LineAnswer, Call, LineState> = {
  rules: higherLine,
  isSealed: true,
  title: "Higher Line",
  lead: "Is the next number higher or lower? One wrong call goes to VAR, the second ends the line.",
  noun: "line",
  Live: livePart(async () => {
    const { LineBoard, sealedPlay } = await import("./line-board");
    return { Board: LineBoard, mode: sealedPlay };
  }),
  sharedScore: (score, { category }) => `${category.title} · ${score}`,
  Ending: part("ending", () => import("./line-ending")),
};
