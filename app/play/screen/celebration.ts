import type { Verdict } from "~/play/rules/game";

const RAIN = 350;
/** A few strips of paper. */
const STRIPS = 24;

/** Whether a result is celebrated: a win, but not of a voided edition, which is 0 out of 0. */
export const isCelebrated = ({ isWin, outOf }: Pick<Verdict, "isWin" | "outOf">): boolean =>
  isWin && outOf > 0;

type Finish = {
  isFriendly: boolean;
  /** Whether its title has some confetti at every end. */
  hasStrips: boolean;
};

/** How many pieces of confetti fall at full time: thick for a win, a few for one in a Friendly, none for a defeat. */
export function confettiPieces(
  verdict: Pick<Verdict, "isWin" | "outOf">,
  { isFriendly, hasStrips }: Finish,
): number {
  if (isCelebrated(verdict)) return isFriendly ? STRIPS : RAIN;
  return hasStrips ? STRIPS : 0;
}
