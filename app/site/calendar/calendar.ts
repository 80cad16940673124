/** A title's pip on a day: finished with the full score, or finished. */
export type Pip = "perfect" | "played";

/** What a square looks like. "open" is today before the first finish, "shut" a day without editions or in the future. */
export type SquareState = "perfect" | "played" | "paused" | "missed" | "open" | "shut";

/** A day in the month's table. */
export type Square = {
  date: string;
  /** The day of the month. */
  number: number;
  state: SquareState;
  pips: readonly Pip[];
  isToday: boolean;
  /** Whether the date's treble was finished on it. */
  isTreble: boolean;
  /** The date in words and what was done on it; null for a square that can't be opened. */
  label: string | null;
};

/** A title in the panel of a day. */
export type TitleDay = {
  slug: string;
  name: string;
  icon: string;
  /** The number of its edition. */
  number: number;
  state: Pip | "running" | "for-fun" | "open";
  /** "4/5"; null without a known result. */
  score: string | null;
  /** The state in words. */
  note: string;
  action: Action;
};

/** A link and its label. */
export type Action = { label: string; href: string };

/** The month on the page, Monday first; null for the days of other months. */
export type MonthView = {
  name: string;
  before: Action | null;
  after: Action | null;
  weeks: readonly (readonly (Square | null)[])[];
};

/** The day whose panel is open. */
export type DayView = {
  date: string;
  /** "Friday 20 November" */
  name: string;
  isToday: boolean;
  titles: readonly TitleDay[];
};
