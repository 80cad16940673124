/** A number on the stats page (spec, section 3: stat). */
export type Stat = {
  id: string;
  label: string;
  /** A text that may begin with a number: "12 days". */
  value: string;
  helper?: string;
};

/** The result of a day. Today is "open" until it is played. */
export type DayResult = "perfect" | "played" | "missed" | "open";

/** A day of the last week. */
export type FormDay = {
  date: string;
  /** "Sat 21 Nov" */
  label: string;
  result: DayResult;
  /** Right answers and all questions; null for a day without play. */
  score: { correct: number; total: number } | null;
};

/** The content of a player's stats page. */
export type StatsSheet = { stats: Stat[]; form: FormDay[] };

/** What a player made of a date; the time in milliseconds, null where only the score is known. */
export type StatsDay = { date: string; correct: number; total: number; elapsed: number | null };
