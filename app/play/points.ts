const FOR_ACCURACY = 800;
const FOR_SPEED = 200;
const FULL_SPEED_MS = 10_000;
const NO_SPEED_MS = 120_000;

/** How a quiz went; the time in milliseconds, null where only the score is known. */
type Answered = { correct: number; total: number; elapsed: number | null };

/** What the page says of the rule below. */
export const pointsHelper = `${FOR_ACCURACY} for accuracy, ${FOR_SPEED} for speed`;

/**
 * What a quiz scores, 0 to 1000: 800 for the share of right answers, and 200 for speed. All of those 200 within ten
 * seconds, none from two minutes on, evenly less in between, and only the share of them that was right, so that
 * guessing fast wins nothing. All five right in 17.7 s make the 986 of the sample.
 */
export function pointsOf({ correct, total, elapsed }: Answered): number {
  if (total === 0) return 0;
  const left = elapsed === null ? 0 : (NO_SPEED_MS - elapsed) / (NO_SPEED_MS - FULL_SPEED_MS);
  const speed = Math.min(1, Math.max(0, left));
  return Math.round((correct / total) * (FOR_ACCURACY + FOR_SPEED * speed));
}
