import type { Verdict } from "~/play/rules/game";

/** The share of par that wins, in hundredths. */
export const WIN_PERCENT = 75;

/** The least score that wins against a par. */
export const winningScore = (par: number): number => Math.ceil((par * WIN_PERCENT) / 100);

type Scored = Pick<Verdict, "score" | "outOf">;

/** The share of par, in whole hundredths; 0 without a par. */
export const shareOfPar = ({ score, outOf }: Scored): number =>
  outOf === 0 ? 0 : Math.floor((100 * score) / outOf);

/** A result against par: "64/78". */
export const parText = ({ score, outOf }: Scored): string =>
  outOf === 0 ? "Void" : `${score}/${outOf}`;

/** How far a score is from a win, and from the best of the day: "12 more to win. Best possible: 75." */
export function standingText({ score, outOf }: Scored): string {
  const toWin = winningScore(outOf) - score;
  if (score === 0) return `Best possible: ${outOf}. Win with ${toWin}.`;
  return `${toWin > 0 ? `${toWin} more to win` : "That wins"}. Best possible: ${outOf}.`;
}

/** Where the line that makes par is shown, once its day is over: yesterday's, or of the date in its search. */
export const BEST_PATH = "/play/wall-pass/best";
