/** A stop of a career: a club, by its name of the time, and the years at it. */
export type Station = {
  club: string;
  from: number;
  to: number;
  /** Where the club is, if its name doesn't say it: "Turin, Italy". */
  place?: string;
  loan?: true;
  /** What was in the years before it, where they were more than two without a club. */
  pause?: string;
};

/** The number of careers in a week. */
export const CAREERS = 6;

/** The maximum number of stations on a line: a log of all of them has to fit a cookie. */
export const MAX_STATIONS = 8;

/** A week as it is shown: how many stations each line has. */
export type CareerPuzzle = { stops: number[] };

/** A career and whose it is. */
export type HiddenCareer = {
  /** The record of a report or a void. */
  id: string;
  /** What a guess of this player is in the log (`codeOf`). */
  code: string;
  name: string;
  nation: string;
  born: number;
  position: string;
  stations: readonly Station[];
  /** The story of the oddest move. */
  story: string;
  source: string;
  isVoid?: true;
};

/** What a week hides. */
export type CareerAnswer = {
  careers: readonly HiddenCareer[];
  /** The names that can be guessed, by code. */
  names: ReadonlyMap<string, string>;
};

/** A wrong guess, and the stop at which it was made. */
export type WrongGuess = { code: string; name: string; stop: number };

/** What is told of a career once it is over. */
export type Told = Pick<
  HiddenCareer,
  "id" | "code" | "name" | "nation" | "born" | "position" | "story" | "source"
> & {
  /** The stop at which the player was named; null if that was missed. */
  stop: number | null;
};

/** A career as the player sees it: its stations so far, from the first on. */
export type Line = {
  stops: number;
  stations: readonly Station[];
  wrong: readonly WrongGuess[];
  /** Null until the career is over. */
  told: Told | null;
  /** Whether the record was voided: the line can be played, and counts for nothing. */
  isVoid?: true;
};

/** What the player may see after the moves so far. */
export type CareerState = {
  lines: readonly Line[];
  /** The time of the last move, in milliseconds since the start. */
  elapsed: number;
};
