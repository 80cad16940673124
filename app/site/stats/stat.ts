import type { CollectionPage } from "~/play/rules/collection";

/** Whose numbers are shown; a stranger is a visitor who has not finished a game. */
export type StatsPlayer = "account" | "visitor" | "stranger";

/** A number on the stats page. */
export type Stat = {
  id: string;
  label: string;
  /** A text that may begin with a number: "12 days". */
  value: string;
  helper?: string;
};

/** The result of a day. Today is "open" until a title is finished. */
export type DayResult = "perfect" | "played" | "missed" | "open";

/** A title finished on a day: "4/5". */
export type DayPlay = { title: string; score: string; isPerfect: boolean };

/** A day of the last week. */
export type FormDay = {
  date: string;
  /** "Sat 21 Nov" */
  label: string;
  result: DayResult;
  plays: readonly DayPlay[];
};

/** A title's card: its name and painted icon. */
export type TitleName = { slug: string; title: string; icon: string };

/** A title's numbers on its card; null where it has not been played. */
export type TitleCard = TitleName & {
  numbers: { plays: number; best: string; winRun: number } | null;
};

/** The content of a stats page. */
export type StatsSheet = {
  /** A sentence on today, of one's own stats: "Your first day: 5/5". */
  headline: string | null;
  stats: Stat[];
  form: FormDay[];
  /** What to play next today; null when all is done. */
  next: { to: string; label: string } | null;
  titles: TitleCard[];
};

/** A bar of the distribution of scores. */
export type ScoreBar = {
  label: string;
  count: number;
  /** Of the longest bar. */
  percent: number;
  /** Whether the latest result is in it. */
  isLatest: boolean;
};

/** How all fans did in the edition of the latest result. */
export type CrowdSheet = {
  /** "Tue 24 Nov" */
  label: string;
  /** "1,204 fans" */
  fans: string;
  /** "You beat 72 %"; null where none can be said to be behind. */
  beaten: string | null;
  heading: string;
  bars: ScoreBar[];
};

/** A result in the list of the latest. */
export type RecentResult = {
  date: string;
  /** "Sat 21 Nov" */
  label: string;
  score: string;
  result: "perfect" | "won" | "lost";
  /** The address of its board; null where only the score is known. */
  href: string | null;
};

/** The content of a title's stats page. */
export type TitleSheet = {
  stats: Stat[];
  distribution: { heading: string; bars: ScoreBar[] };
  /** Null as long as too few have finished it. */
  crowd: CrowdSheet | null;
  recent: RecentResult[];
  /** Null for a title without one. */
  collection: CollectionPage | null;
  /** Whether the current edition is still to be finished. */
  isOpen: boolean;
};
