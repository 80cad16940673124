/** The result of an edition: its first finished attempt. */
export type Result = {
  /** The date of the edition, as in `Attempt`. */
  date: string;
  edition: number;
  isWin: boolean;
  score: number;
  outOf: number;
  /** Time of the last move, in milliseconds; null where only the score is known. */
  elapsed: number | null;
  /** Whether a move arrived long after it was made: it counts, but in no table of times. */
  isLate: boolean;
  /** Whether the edition was a past one when it was started: it counts for the statistics, not for runs. */
  isArchived: boolean;
};

/** Results of one title, one for each edition date, the earliest first. */
export type TitleRecord = {
  results: readonly Result[];
  /** Goes at editions that had a result, from the time when they were counted as plays. */
  formerReplays: number;
};

/** What a page shows of a player's results of one title. */
export type Statistics = {
  plays: number;
  wins: number;
  /** The highest score; 0 before the first result. */
  best: number;
  /** How often each score was reached, by score. */
  distribution: Readonly<Record<number, number>>;
  /** The run of wins that is going on, and the longest. */
  winRun: number;
  longestWinRun: number;
};

/** The record with one more result. What an edition has already stays: the very same record then. */
export function withResult(record: TitleRecord, result: Result): TitleRecord {
  if (record.results.some(({ date }) => date === result.date)) return record;
  const results = [...record.results, result];
  return { ...record, results: results.sort((one, other) => (one.date < other.date ? -1 : 1)) };
}

/** The statistics of a title. Runs go by editions that were played in their own time, the earliest first. */
export function statisticsOf({ results, formerReplays }: TitleRecord): Statistics {
  const distribution: Record<number, number> = {};
  for (const { score } of results) distribution[score] = (distribution[score] ?? 0) + 1;
  let winRun = 0;
  let longestWinRun = 0;
  for (const { isWin, isArchived } of results) {
    if (isArchived) continue;
    winRun = isWin ? winRun + 1 : 0;
    longestWinRun = Math.max(longestWinRun, winRun);
  }
  return {
    plays: results.length + formerReplays,
    wins: results.filter(({ isWin }) => isWin).length,
    best: Math.max(0, ...results.map(({ score }) => score)),
    distribution,
    winRun,
    longestWinRun,
  };
}
