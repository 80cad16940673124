import type { Verdict } from "~/play/rules/game";

/** A result; without its time where that is kept to oneself or not known. */
type Timed = Pick<Verdict, "isWin" | "score" | "outOf"> & { elapsed?: number | null | undefined };

/** The refusal of a check. */
export const NOTHING_NEW = "Nothing new to check, so no cost.";

/** A sentence on the result that gives no word away. */
export function headline(isWin: boolean, score: number, outOf: number): string {
  if (outOf === 0) return "No result: the day counts, and nobody lost.";
  if (!isWin) return "Full time, with words still out.";
  if (score === outOf) return "A clean sheet: every word without help.";
  return score * 2 < outOf
    ? "Solved, and the crossbar is still shaking."
    : "Solved, with a little help from the bar.";
}

/** What the last check said, and how many are left; before the first how it ends, and what one costs. */
export function checkText(checks: number, lastWrong: number, left: number): string {
  if (checks === 0)
    return "The last right letter ends it. Check: a wrong one costs its words their star.";
  const said =
    lastWrong === 0 ? "All right so far" : `${lastWrong} letter${lastWrong === 1 ? "" : "s"} wrong`;
  return `${said}. ${left === 1 ? "One check" : `${left} checks`} left.`;
}

/** A time in minutes and whole seconds: "1:42". */
export function timeText(elapsed: number): string {
  const seconds = Math.floor(Math.max(0, elapsed) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What a result is counted by: the time of a grid that was solved, or else the words found out of all; a voided grid has none. */
export function scoreText({ isWin, score, outOf, elapsed }: Timed): string {
  if (outOf === 0) return "Void";
  if (!isWin) return `${score}/${outOf}`;
  return elapsed ? timeText(elapsed) : "Solved";
}
