import type { CalendarDate } from "~/platform/clock/calendar-date.server";
import { isPerfect, type Result } from "~/play/rules/results";
import type { Streak } from "~/play/rules/streak";

/** A title, with results of a player, those of the week at least, and how a score reads. */
export type RecapTitle = {
  name: string;
  results: readonly Result[];
  isWeekly: boolean;
  scoreText: (result: Result) => string;
};

/** A player's week of a title. */
export type RecapLine = { name: string; played: number; won: number; best: string };

/** What a recap tells of a week. */
export type Recap = {
  name: string;
  /** First and last date of the week. */
  from: CalendarDate;
  to: CalendarDate;
  games: number;
  lines: readonly RecapLine[];
  /** The best result over all titles. */
  best: { name: string; score: string; date: CalendarDate; isPerfect: boolean } | null;
  streak: Streak;
  /** Titles with a new edition this Friday. */
  newToday: readonly string[];
  /** A daily title that was not played this week; null if all were. */
  untried: string | null;
  /** What became of the last week in each league, in sentences. */
  leagues: readonly string[];
};

type Player = Pick<Recap, "name" | "streak" | "leagues"> & { titles: readonly RecapTitle[] };

/**
 * A player's recap of a week.
 *
 * @param week its first and last date, both included
 * @returns null if nothing was played
 */
export function recapOf(
  { name, streak, titles, leagues }: Player,
  { from, to }: Pick<Recap, "from" | "to">,
): Recap | null {
  const weeks = titles.map((title) => ({
    ...title,
    results: title.results.filter(({ date }) => date >= from && date <= to),
  }));
  const played = weeks.filter(({ results }) => results.length > 0);
  if (played.length === 0) return null;
  return {
    name,
    from,
    to,
    games: played.reduce((sum, { results }) => sum + results.length, 0),
    lines: played.map(lineOf),
    best: bestOf(played),
    streak,
    leagues,
    newToday: titles.filter(({ isWeekly }) => isWeekly).map((title) => title.name),
    untried: weeks.find((one) => one.results.length === 0 && !one.isWeekly)?.name ?? null,
  };
}

function lineOf({ name, results, scoreText }: RecapTitle): RecapLine {
  const best = highest(results);
  return {
    name,
    played: results.length,
    won: results.filter(({ isWin, outOf }) => isWin && outOf > 0).length,
    best: best ? scoreText(best) : "",
  };
}

function bestOf(titles: readonly RecapTitle[]): Recap["best"] {
  const tops = titles.flatMap((title) => {
    const result = highest(title.results);
    return result ? [{ title, result }] : [];
  });
  const [top] = tops.sort((one, other) => other.result.points - one.result.points);
  if (!top) return null;
  const { title, result } = top;
  const { date } = result;
  return { name: title.name, score: title.scoreText(result), date, isPerfect: isPerfect(result) };
}

/** A voided edition has no score. */
function highest(results: readonly Result[]): Result | undefined {
  const graded = results.filter(({ outOf }) => outOf > 0);
  return graded.reduce<Result | undefined>(
    (top, result) => (top && top.points >= result.points ? top : result),
    undefined,
  );
}
