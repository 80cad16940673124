/** The result of an edition: its first finished attempt. */
export type Result = {
  /** The date of the edition, as in `Attempt`. */
  date: string;
  edition: number;
  isWin: boolean;
  score: number;
  outOf: number;
  /** 0 to 1000, by the rule that its title had when it was recorded. */
  points: number;
  /** Time of the last move, in milliseconds; null if only the score is known. */
  elapsed: number | null;
  /** Whether a move arrived long after it was made: the result counts, but not in time rankings. */
  isLate: boolean;
  /** Whether its moves came faster than a person makes them (`isTooQuick`): the result counts, but in no ranking. */
  isTooQuick?: true;
};

/** Results of one title, one for each edition date, earliest first. */
export type TitleRecord = { results: readonly Result[] };

/**
 * Whether a result makes its day gold: a win with the full score, in Golden Word the word at the first try. A voided
 * edition, which is a win of 0 out of 0, does not.
 */
export const isPerfect = ({ isWin, score, outOf }: Pick<Result, "isWin" | "score" | "outOf">) =>
  isWin && outOf > 0 && score === outOf;

/** A player's statistics of one title. */
export type Statistics = {
  plays: number;
  wins: number;
  /** The number of results by score. */
  distribution: Readonly<Record<number, number>>;
  /** The current run of wins, and the longest. */
  winRun: number;
  longestWinRun: number;
};

/** What a title's results come to, for the page that has all titles. */
export type Totals = Pick<Statistics, "plays" | "winRun"> & {
  /** Null without a result that counts. */
  best: Pick<Result, "isWin" | "score" | "outOf" | "elapsed"> | null;
  /** The most that a result is worth. */
  points: number;
};

const MAX_FORM = 7;

/** The latest results as a table has them, earliest first: "WLW". A voided edition is in none. */
export const formOf = (results: readonly Result[]): string =>
  gradedOf(results)
    .slice(-MAX_FORM)
    .map(({ isWin }) => (isWin ? "W" : "L"))
    .join("");

/** Computes what a title's results come to. */
export function totalsOf(record: TitleRecord): Totals {
  const best = bestOf(record);
  return {
    plays: record.results.length,
    winRun: winRunsOf(record.results).winRun,
    best: best
      ? {
          isWin: best.isWin,
          score: best.score,
          outOf: best.outOf,
          elapsed: best.elapsed,
        }
      : null,
    points: Math.max(0, ...record.results.map(({ points }) => points)),
  };
}

/** Adds a result; returns the same record if its edition already has one. */
export function withResult(record: TitleRecord, result: Result): TitleRecord {
  if (record.results.some(({ date }) => date === result.date)) return record;
  const results = [...record.results, result];
  return { results: results.sort((one, other) => (one.date < other.date ? -1 : 1)) };
}

/**
 * Computes the statistics of a title. A voided edition is a play and nothing else.
 */
export function statisticsOf({ results }: TitleRecord): Statistics {
  const distribution: Record<number, number> = {};
  const graded = gradedOf(results);
  for (const { score } of graded) distribution[score] = (distribution[score] ?? 0) + 1;
  return {
    plays: results.length,
    wins: graded.filter(({ isWin }) => isWin).length,
    distribution,
    ...winRunsOf(results),
  };
}

const gradedOf = (results: readonly Result[]) => results.filter(({ outOf }) => outOf > 0);

/**
 * The best result of a title: a win before any defeat, then the higher score, then the shorter time; undefined without one
 * that counts.
 */
export function bestOf({ results }: TitleRecord): Result | undefined {
  return gradedOf(results).reduce<Result | undefined>(
    (best, result) => (best && !isBetter(result, best) ? best : result),
    undefined,
  );
}

/** The result with the shortest time of those that were solved by the clock; undefined without one. */
export function fastestOf({ results }: TitleRecord): Result | undefined {
  const timed = gradedOf(results).filter(({ isWin, elapsed }) => isWin && elapsed);
  return timed.sort((one, other) => (one.elapsed ?? 0) - (other.elapsed ?? 0))[0];
}

function isBetter(one: Result, other: Result): boolean {
  if (one.isWin !== other.isWin) return one.isWin;
  if (one.score !== other.score) return one.score > other.score;
  return (one.elapsed ?? Number.POSITIVE_INFINITY) < (other.elapsed ?? Number.POSITIVE_INFINITY);
}

/** The current and the longest run of wins in results of one title, earliest first. A voided edition has none. */
export function winRunsOf(
  results: readonly Pick<Result, "isWin" | "outOf">[],
): Pick<Statistics, "winRun" | "longestWinRun"> {
  let winRun = 0;
  let longestWinRun = 0;
  for (const { isWin, outOf } of results) {
    if (outOf === 0) continue;
    winRun = isWin ? winRun + 1 : 0;
    longestWinRun = Math.max(longestWinRun, winRun);
  }
  return { winRun, longestWinRun };
}
