const FOR_ACCURACY = 800;
const FOR_SPEED = 200;
const FULL_SPEED_MS = 10_000;
const NO_SPEED_MS = 120_000;

/** How a quiz went; the time in milliseconds, null where only the score is known. */
type Answered = { correct: number; total: number; elapsed: number | null };

/** What the page says of the rule below. */
export const pointsHelper = `${FOR_ACCURACY} for accuracy, ${FOR_SPEED} for speed`;

/**
 * The points of a quiz, 0 to 1000: 800 for accuracy, and 200 for speed, all of them within ten seconds, none from two
 * minutes on, linear in between, and multiplied by the accuracy, so that fast guessing does not pay. All five right in
 * 17.7 s make the sample's 986.
 */
export function pointsOf({ correct, total, elapsed }: Answered): number {
  if (total === 0) return 0;
  const left = elapsed === null ? 0 : (NO_SPEED_MS - elapsed) / (NO_SPEED_MS - FULL_SPEED_MS);
  const speed = Math.min(1, Math.max(0, left));
  return Math.round((correct / total) * (FOR_ACCURACY + FOR_SPEED * speed));
}

type Scored = { score: number; outOf: number };
type Ended = Scored & { isWin: boolean };

const MAX_POINTS = 1000;
/** The least that a win is worth, more than all that a loss can have, where a loss can have the higher score. */
const MIN_WIN = 501;

/** The points of a title whose points are its score, as a share of 1000; a score beyond the best known has them all. */
export const scorePoints = ({ score, outOf }: Scored): number =>
  shareOf({ score, outOf }, MAX_POINTS);

/** The points of a title whose win is worth 1000, less so many for each that the score lacks. */
export const winPoints =
  (less: number) =>
  ({ isWin, score, outOf }: Ended): number =>
    isWin && outOf > 0 ? MAX_POINTS - (outOf - score) * less : 0;

/** The points of a title whose win counts for as much as its score: a half each. */
export const halfPoints = (ended: Ended): number =>
  (ended.isWin && ended.outOf > 0 ? MIN_WIN : 0) + shareOf(ended, MAX_POINTS - MIN_WIN);

const shareOf = ({ score, outOf }: Scored, points: number): number =>
  outOf === 0 ? 0 : Math.round(Math.min(1, score / outOf) * points);
