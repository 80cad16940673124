/** One number on the stats page (spec, section 3: stat). */
export type Stat = {
  id: string;
  label: string;
  /** A text that may begin with a number: "12 days". */
  value: string;
  helper?: string;
};

/** How a day went: all right, played, not played; today is open as long as it is not played. */
export type DayResult = "perfect" | "played" | "missed" | "open";

/** A day of the last week. */
export type FormDay = {
  date: string;
  /** "Sat 21 Nov" */
  label: string;
  result: DayResult;
  /** Right answers and all questions, or null where the day was not played. */
  score: { correct: number; total: number } | null;
};

/** All that the stats page shows of somebody. */
export type StatsSheet = { stats: Stat[]; form: FormDay[] };

/** What a player made of a date; the time in milliseconds, null where only the score is known. */
export type StatsDay = { date: string; correct: number; total: number; elapsed: number | null };
