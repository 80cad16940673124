import { part } from "~/look/ui/part";
import type { GameScreen } from "~/play/screen/game-screen";
import { livePart } from "~/play/screen/live-part";
import type { CareerAnswer, CareerPuzzle, CareerState } from "./career";
import type { CareerMove } from "./move";
import { careerPath } from "./rules";
import { scoreText } from "./texts";

/** Career Path's part of the screen. */
export const screen: GameScreen<CareerPuzzle, CareerAnswer, CareerMove, CareerState> = {
  rules: careerPath,
  title: "Career Path",
  period: "this week",
  lead: "One new career a day, club by club. The earlier you name the player, the more points you get. In a hurry? Play ahead.",
  showsProblems: true,
  Live: livePart(async () => {
    const { CareerBoard, loadTold } = await import("./board");
    await loadTold();
    return { Board: CareerBoard };
  }),
  noun: "set",
  Ending: part("ending", () => import("./career-ending")),
  scoreText,
};
