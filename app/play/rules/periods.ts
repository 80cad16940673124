/** What is summed up in a table: a week from Monday to Sunday, or a season of thirteen weeks. */
export type Span = "week" | "season";

const DAY_MS = 24 * 60 * 60_000;
const SEASON_DAYS = 91;
/** The first day of the first season: what was played before belongs to the pre-season. */
const FIRST_SEASON = "2026-12-06";
/** So many of a season's days count, the best of them: a player may leave days out. */
const BEST_DAYS = 60;

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  const day = new Date(date).getUTCDay();
  return shifted(date, -((day + 6) % 7));
}

/** The number of a date's season; 0 is the pre-season, -1 what was before it. */
export const seasonOf = (date: string): number =>
  1 + Math.floor((Date.parse(date) - Date.parse(FIRST_SEASON)) / (SEASON_DAYS * DAY_MS));

/** The name of a season: "Season 1". */
export const seasonName = (season: number): string =>
  season < 1 ? "Pre-season" : `Season ${season}`;

/** What tells the weeks or seasons of a title apart. */
export const spanKey = (span: Span, date: string): string =>
  span === "week" ? `w${mondayOf(date)}` : `s${seasonOf(date)}`;

/** What the days of a player come to: all of a week, of a season the best 60. */
export function sumOf(points: readonly number[]): number {
  const best = [...points].sort((one, other) => other - one).slice(0, BEST_DAYS);
  return best.reduce((sum, one) => sum + one, 0);
}

const shifted = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
