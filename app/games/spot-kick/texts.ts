import type { Shot } from "./shot";
import { goalsOf, KICKS } from "./standing";

export const lead =
  "Five kicks each, then sudden death. Read the keeper, then change ends and dive for your life.";

/** The zones by their numbers. */
export const zoneNames = [
  "high left",
  "high middle",
  "high right",
  "low left",
  "low middle",
  "low right",
];

/** A zone as the name of its button. */
export const capital = (text = ""): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A habit as the kicker sees it: "the right" may be taken for the keeper's own, and "after high" for the keeper's dive. */
export const yours = (habit = ""): string =>
  habit
    .replace(/the (left|right)/, "your $1-hand side")
    .replace(/after (a )?(high|low)( one)?/, "after your $2 kick");

/** Why a move out of turn, or a form without one, is refused. It costs nothing. */
export const refusals = {
  kick: "It is your kick: pick a place in the goal.",
  dive: "You are in goal: pick where to dive.",
  none: "Pick a place in the goal.",
};

type Ended = {
  mine: readonly Shot[];
  theirs: readonly Shot[];
  end: "won" | "lost" | "level" | null;
  isVoid: boolean;
};

/** "4-3", your goals first. */
export const tallyText = ({ mine, theirs }: Pick<Ended, "mine" | "theirs">): string =>
  `${goalsOf(mine)}-${goalsOf(theirs)}`;

/** A sentence on the result. */
export function headline({ mine, end, isVoid }: Omit<Ended, "theirs">): string {
  if (isVoid) return "We took this shoot-out back. Nobody missed.";
  if (end === "level") return "Ten each, and their keeper can't get up. It is yours!";
  if (end === "lost") return "It goes to them. Twelve yards is further than it looks.";
  return mine.length > KICKS ? "Sudden death, and it is yours!" : "It is yours, from the spot!";
}

type Result = { isWin: boolean; score: number; outOf: number };

/** "4-2", as the end's board has it. */
export const endText = (_: unknown, ended: Ended): string =>
  ended.isVoid ? "taken back" : tallyText(ended);

/** What a screen reader is told at the end, where the headline stands beside it: "won, 4-2". */
export const announcement = ({ isWin }: Pick<Result, "isWin">, ended: Ended): string =>
  `${isWin ? "won" : "lost"}, ${endText(null, ended)}`;

/** "won, 4 scored", where theirs are not known any more. */
export const resultText = ({ isWin, score, outOf }: Result): string =>
  outOf === 0 ? "taken back" : `${isWin ? "won" : "lost"}, ${score} scored`;
