import { tenths } from "~/play/rules/clock-text";
import type { Crowd } from "~/play/rules/crowd";
import type { BestBefore } from "~/play/rules/streak";

/** A score: right answers, all questions, whole percent, and the time of the last answer in milliseconds. */
export type Results = { correct: number; total: number; accuracy: number; elapsed: number };

/**
 * What the results say below our own line, by accuracy, then by speed: fixed word for word (docs/rules.md#texts).
 *
 * @param crowd where fans are compared it says who is in their top quarter, instead of the accuracy
 */
export function highlightMessage(
  { total, accuracy, elapsed }: Results,
  crowd?: Crowd | null,
): string {
  if (total === 0) return "We took this quiz back. The day counts, and nobody lost.";
  if (accuracy >= 90) return "Elite finish – you're pacing the leaderboards.";
  const beats = crowd && "fans" in crowd ? crowd.spread?.beats : undefined;
  if (beats === undefined ? accuracy >= 70 : beats >= 75) {
    return "You're in the top 25% of fans right now.";
  }
  if (elapsed < 60_000) return "Lightning fast! Keep the streak rolling.";
  return "Keep building that streak – consistency wins the cup.";
}

/** Below our own line of a Friendly, which is in no table, no crowd and no streak. */
export const friendlyMessage = "A Friendly: just for the love of it.";

/** Whether the crowd's line is left out: of the first fan, beside a message that compares with others. */
export const hidesCrowd = ({ accuracy }: Results, crowd?: Crowd | null): boolean =>
  accuracy >= 70 && !!crowd && "place" in crowd && crowd.place === 1;

/** What a player shares, fixed word for word; T has one decimal. */
export function shareText({ correct, total, accuracy, elapsed }: Results): string {
  return `I scored ${correct}/${total} (${accuracy}%) on the Full-Time Quiz in ${seconds(elapsed)}!`;
}

/** "32.1 s". */
export const seconds = (elapsed: number) => `${(tenths(elapsed) / 10).toFixed(1)} s`;

/**
 * The results beside the player's best ones of other days.
 *
 * @returns null where there are none, or the quiz was taken back
 */
export function ownLine(
  { correct, total, elapsed }: Results,
  best: BestBefore | null | undefined,
): string | null {
  if (!best || total === 0) return null;
  const time = best.elapsed ? ` in ${seconds(best.elapsed)}` : "";
  const former = `${best.score}/${best.outOf}${time}`;
  const isFaster = elapsed < (best.elapsed ?? Number.POSITIVE_INFINITY);
  return correct > best.score || (correct === best.score && isFaster)
    ? `Your best yet! Before: ${former}`
    : `Your best: ${former}`;
}
