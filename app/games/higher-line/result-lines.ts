import type { Verdict } from "~/play/rules/game";
import { CALLS } from "./rules";

/** By the number of right calls. */
const LINES = [
  "The flag was up before you were.",
  "The warm-up counts for nothing, sadly.",
  "And then the line stepped up without you.",
  "One short of a back four.",
  "A proper back four, until the ball went over it.",
  "Half a line held, and a point away from home is a point.",
  "The linesman is starting to believe you.",
  "One arm in the air, and everybody believed you.",
  "They were about to sing your name.",
  "The tape had to be measured twice.",
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
