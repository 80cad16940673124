import type { Odds, Style } from "../shot";

/**
 * On target of a hundred, and saved of a hundred by a dive to the zone; the same for both sides. These are the odds of the
 * first five rounds.
 */
export const duelOdds: Record<Style, Odds> = {
  placed: { aim: [76, 86, 76, 86, 92, 86], reach: [64, 80, 64, 74, 86, 74] },
  driven: { aim: [66, 78, 66, 78, 88, 78], reach: [40, 56, 40, 50, 62, 50] },
};
