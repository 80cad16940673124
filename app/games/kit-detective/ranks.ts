import { type KitState, MAX_STARS, SHIRTS, STARS_TO_WIN } from "./case";
import { counted, totalStars } from "./score";

/** The ranks, by the stars that each takes of a case without a voided shirt. They are for display alone. */
const RANKS = [
  { name: "Detective", stars: STARS_TO_WIN },
  { name: "Inspector", stars: 20 },
  { name: "Chief", stars: 25 },
];

/** The stars that a rank takes: fewer where shirts were voided. */
const starsFor = ({ stars }: (typeof RANKS)[number], state: KitState) =>
  Math.ceil((stars * counted(state).length) / SHIRTS);

/** The stars that each rank takes, from the one that wins the case. */
export const rankMarks = (state: KitState): number[] => RANKS.map((rank) => starsFor(rank, state));

const reached = (state: KitState, stars: number) =>
  RANKS.findLast((rank) => stars >= starsFor(rank, state));

/** The rank of the stars won so far; empty before a win. */
export const rankOf = (state: KitState): string => reached(state, totalStars(state))?.name ?? "";

/** The rank of a result; empty for a loss. */
export const rankAt = (score: number, outOf: number): string =>
  RANKS.findLast(({ stars }) => score >= Math.ceil((stars * outOf) / (SHIRTS * MAX_STARS)))?.name ??
  "";

/** What the shirt that was just named has won beside its stars; empty for no rank. */
export function rankWon(state: KitState, stars: number): string {
  const rank = rankOf(state);
  if (rank === (reached(state, totalStars(state) - stars)?.name ?? "")) return "";
  return rank === RANKS[0]?.name ? "Case won!" : `You make ${rank}!`;
}

/** The stars that the shirts in the dark are still worth. */
const starsLeft = ({ shirts }: KitState) =>
  shirts.reduce((sum, { stars, told }) => sum + (told ? 0 : stars), 0);

/** The ranks that can still be reached, the next first: how many stars each lacks, and whether it wins the case. */
export function ranksAhead(state: KitState) {
  const total = totalStars(state);
  return RANKS.map((rank) => ({
    name: rank.name,
    more: starsFor(rank, state) - total,
    wins: rank === RANKS[0],
  })).filter(({ more }) => more > 0 && more <= starsLeft(state));
}

/**
 * The stars won so far, and what is next: "★ 6 of 14 to win", "Won · 4 to Chief"; the rank where there is no next, and so
 * at the end, which has of how many the stars are without one.
 */
export function goalText(state: KitState): string {
  const total = totalStars(state);
  const left = starsLeft(state);
  const outOf = counted(state).length * MAX_STARS;
  const [next] = ranksAhead(state);
  if (!next) {
    const rank = outOf > 0 && rankOf(state);
    return `★ ${total} ${rank ? `· ${rank}` : left > 0 ? `· ${left} left` : `of ${outOf}`}`;
  }
  const { name, more, wins } = next;
  return wins ? `★ ${total} of ${total + more} to win` : `Won · ${more} to ${name}`;
}
