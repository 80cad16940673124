import type { Result } from "./results";
import type { TitleStatistics } from "./title-statistics";

/** What everybody's finishes of an edition come to: how many there were, and how often each key was counted. */
export type Counts = { finishes: number; keys: Readonly<Record<string, number>> };

type Ended = Pick<Result, "isWin" | "score" | "outOf">;

/** How one finish of an edition is told apart from the others of the crowd. */
export type Outcome = Ended & { count: number };

/** A bar of the histogram: the fans whose scores are in it. */
type CrowdBar = { label: string; count: number };

/** How the results of an edition are spread, from the lowest scores to the highest. */
export type Spread = {
  /** The part of the fans who have fewer points, half of those who have as many: whole percent, never 100. */
  beats: number;
  /** What is counted in the bars: "Right answers". */
  heading: string;
  bars: readonly CrowdBar[];
  /** The place of one's own bar; -1 for none. */
  own: number;
};

/** Fans who are too few to be compared: a player's place in the order of their finishes. */
type FewFans = { place: number };

/** Fans beside whom a result stands. */
export type ManyFans = {
  fans: number;
  /** Null where results can't be compared. */
  spread: Spread | null;
  /** How often each key of the title was counted. */
  keys: Counts["keys"];
};

/** What a player who has finished an edition is shown of all finishes. */
export type Crowd = (FewFans | ManyFans) & {
  /** Set where the edition is a week's. */
  isWeekly?: true;
};

/** What it takes of a title to compare its results (`ServerGame`). */
type Comparable = {
  points(result: Ended & Pick<Result, "elapsed">): number;
  statistics: Pick<TitleStatistics, "distribution">;
};

/** The finishes from which on fans are compared. */
export const MIN_FANS = 30;

/** The keys of titles: "r0", "c12b". None is a key of `outcomeKey`. */
export const TALLY_KEY = /^[a-km-vxyz]\d{1,3}[a-z]?$/;

/** The key of what most titles count of a place, such as a question: whether it was right. */
export const rightKey = (place: number, isRight: boolean): string =>
  `${isRight ? "r" : "m"}${place}`;

/** The key under which a result is counted: "w5o5", "l2o5". */
export const outcomeKey = ({ isWin, score, outOf }: Ended): string =>
  `${isWin ? "w" : "l"}${score}o${outOf}`;

const OUTCOME_KEY = /^([wl])(\d{1,9})o(\d{1,9})$/;

/** The results that were counted, losses first, each by rising score. */
export function outcomesOf({ keys }: Counts): Outcome[] {
  const outcomes = Object.entries(keys).flatMap(([key, count]): Outcome[] => {
    const [, end, score, outOf] = OUTCOME_KEY.exec(key) ?? [];
    if (end === undefined) return [];
    return [{ isWin: end === "w", score: Number(score), outOf: Number(outOf), count }];
  });
  return outcomes.sort(
    (one, other) => Number(one.isWin) - Number(other.isWin) || one.score - other.score,
  );
}

/** The keys of a title alone. */
export const titleKeys = ({ keys }: Counts): Counts["keys"] =>
  Object.fromEntries(Object.entries(keys).filter(([key]) => TALLY_KEY.test(key)));

/**
 * How an edition's results are spread around one of them. Time does not count.
 *
 * @returns null without any result
 */
export function spreadOf(
  counts: Counts,
  own: Ended,
  { points, statistics }: Comparable,
): Spread | null {
  const outcomes = outcomesOf(counts).filter(({ outOf }) => outOf > 0);
  const all = sum(outcomes);
  if (all === 0) return null;
  const pointsOf = ({ isWin, score, outOf }: Ended) =>
    points({ isWin, score, outOf, elapsed: null });
  const reached = pointsOf(own);
  const fewer = sum(outcomes.filter((one) => pointsOf(one) < reached));
  const level = sum(outcomes.filter((one) => pointsOf(one) === reached));
  const bars = statistics.distribution.bars.map(({ score, upTo = score, label }) => {
    const isIn = (one: Ended) => one.score >= score && one.score <= upTo;
    return { label, count: sum(outcomes.filter(isIn)), isOwn: isIn(own) };
  });
  bars.reverse();
  return {
    beats: Math.min(99, Math.floor(((fewer + level / 2) / all) * 100)),
    heading: statistics.distribution.heading,
    bars: bars.map(({ label, count }) => ({ label, count })),
    own: bars.findIndex(({ isOwn }) => isOwn),
  };
}

const sum = (outcomes: readonly Pick<Outcome, "count">[]) =>
  outcomes.reduce((before, { count }) => before + count, 0);
