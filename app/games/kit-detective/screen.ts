import { part } from "~/look/ui/part";
import type { GameScreen } from "~/play/screen/game-screen";
import { livePart } from "~/play/screen/live-part";
import type { KitAnswer, KitPuzzle, KitState } from "./case";
import { lead, leadNow } from "./facts";
import { kitDetective } from "./rules";

/** Kit Detective's part of the screen. */
export const screen: GameScreen<KitPuzzle, KitAnswer, number, KitState> = {
  rules: kitDetective,
  title: "Kit Detective",
  period: "this week",
  lead,
  leadNow,
  showsProblems: true,
  Live: livePart(async () => {
    const { KitBoard, loadParts } = await import("./kit-board");
    await loadParts();
    return { Board: KitBoard };
  }),
  noun: "case",
  Ending: part("ending", () => import("./kit-ending")),
};
