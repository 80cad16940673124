import type { Verdict } from "~/play/game";

type Scored = Pick<Verdict, "score" | "outOf">;

/** From these hundredths of par on, from best to worst. */
const BARS = [100, 90, 75, 50, 25, 0] as const;

/** The bars of the statistics: par differs from day to day, so that results are counted by their share of it. */
export const shareBars = BARS.map((score) => ({
  score,
  label: score === 100 ? "Par" : `${score}%`,
}));

/** The share of par, in whole hundredths; 0 without a par. */
export const shareOfPar = ({ score, outOf }: Scored): number =>
  outOf === 0 ? 0 : Math.floor((100 * score) / outOf);

/** The bar that a result counts for. */
export const shareBar = (result: Scored): number =>
  BARS.find((bar) => shareOfPar(result) >= bar) ?? 0;

/** A result against par: "64/78". */
export const parText = ({ score, outOf }: Scored): string =>
  outOf === 0 ? "Void" : `${score}/${outOf}`;
