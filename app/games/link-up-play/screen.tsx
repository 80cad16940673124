import { part } from "~/look/ui/part";
import type { GameScreen } from "~/play/screen/game-screen";
import { livePart } from "~/play/screen/live-part";
import type { LinkUpAnswer, LinkUpPuzzle } from "./boards";
import { lead } from "./facts";
import { linkUpPlay } from "./rules";
import type { LinkState } from "./state";
import { groupsText } from "./texts";

/** Link-Up Play's part of the screen. */
export const screen: GameScreen<LinkUpPuzzle, LinkUpAnswer, readonly number[], LinkState> = {
  rules: linkUpPlay,
  title: "Link-Up Play",
  lead,
  showsProblems: true,
  Live: livePart(async () => ({ Board: (await import("./board")).LinkBoard })),
  noun: "board",
  Ending: part("ending", () => import("./link-ending")),
  scoreText: groupsText,
};
