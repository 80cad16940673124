import type { SharedResult } from "~/play/rules/shared-result";

const GOAL = "🟩";

const goalsIn = (row = ""): number => row.split(GOAL).length - 1;

type Shared = Pick<SharedResult, "isWin" | "outOf" | "squares">;

/** The tally of a shared result, by its squares: "4-3". */
export const tallyOf = ({ squares }: Pick<Shared, "squares">): string =>
  squares.split("\n").map(goalsIn).join("-");

/** A sentence on a friend's result. */
export function sharedSentence(result: Shared): string {
  if (result.outOf === 0) return "This shoot-out was taken back, so nobody missed.";
  const tally = tallyOf(result);
  return `A fan ${result.isWin ? "won" : "lost"} the shoot-out ${tally}. Your turn.`;
}

/** The squares in words, a line a side. */
export function shootOutInWords({ squares, outOf }: Shared): string {
  if (outOf === 0) return "Taken back";
  const [mine = "", theirs = ""] = squares.split("\n");
  return `Scored: ${kicksIn(mine)}.\nLet in: ${kicksIn(theirs)}.`;
}

const kicksIn = (row: string): string =>
  Array.from(row, (square) => (square === GOAL ? "yes" : "no")).join(", ");
