/**
 * The touches that count beside the player's best of other days.
 *
 * @returns undefined where there is none
 */
export function ownText(score: number, best: { score: number } | null | undefined) {
  if (!best) return;
  return score > best.score
    ? `Your best yet! Before: ${best.score}.`
    : `Your best day: ${best.score}.`;
}
