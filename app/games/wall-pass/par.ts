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
