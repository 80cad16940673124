import type { Verdict } from "~/play/rules/game";
import type { BestBefore } from "~/play/rules/streak";
import { CALLS } from "./rules";

/** By the number of right calls. */
const LINES = [
  "The flag was up before you were.",
  "The warm-up counts for nothing, sadly.",
  "And then the line went on without you.",
  "One short of a back four.",
  "A proper back four, until the ball went over it.",
  "Half a line held, and a point away from home is a point.",
  "The linesman is starting to believe you.",
  "One arm in the air, and everybody believed you.",
  "They were about to sing your name.",
  "VAR had to have a look.",
  "Nothing got past you. Somebody check the posts.",
] as const;

/** Null when a number was taken back, so that fewer calls count. */
export const lineOn = ({ score, outOf }: Pick<Verdict, "score" | "outOf">): string | null =>
  outOf === CALLS ? (LINES[score] ?? null) : null;

/** The longest run of right calls where a wrong one broke it, by the squares of a result; null where it is the score. */
export function runLine(squares: string): string | null {
  const runs = squares.split(/[^🟩]+/u).map((run) => [...run].length);
  return runs.filter(Boolean).length > 1 ? `Longest run: ${Math.max(...runs)}.` : null;
}

/**
 * A result beside the player's best one of other days: what is said first, and what follows.
 *
 * @param best null without one
 * @param isToday whether a next line comes tomorrow
 */
export function ownLine(
  { score, outOf }: Pick<Verdict, "score" | "outOf">,
  best: Omit<BestBefore, "elapsed"> | null,
  isToday: boolean,
): [large: string, small: string] {
  if (!best) {
    const hasMore = isToday && score < outOf;
    return [`Your first line: ${score} of ${outOf}.`, hasMore ? "Tomorrow's can be longer." : ""];
  }
  const former = `${best.score} of ${best.outOf}`;
  const day = `on ${best.day}.`;
  if (score > best.score) return ["Your best line yet.", `Before it: ${former} ${day}`];
  const level = score === best.score ? "Level with your best line" : "Your best line";
  return [`${level}: ${former}`, day];
}
