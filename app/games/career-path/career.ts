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

/** What is public of a week from the start: the lines themselves are in the state, from their first stop on. */
export type CareerPuzzle = { careers: number };

/** A career and whose it is. */
export type HiddenCareer = {
  /** The record of a report or a void. */
  id: string;
  /** What a guess of this player is in the log (`codeOf`). */
  code: string;
  name: string;
  /** Who the player is: "A goalkeeper from Germany, born in 1978." */
  life: string;
  /** The hints that the first wrong guesses show, one each. */
  hints: readonly string[];
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

/** A wrong guess in one text (`packWrong`). */
export type WrongGuess = string;

/** What is told of a career once it is over. */
export type Told = Pick<HiddenCareer, "id" | "name" | "life" | "story" | "source"> & {
  /** The stop at which the player was named; null if that was missed. */
  stop: number | null;
};

/** A career as the player sees it: its stations so far, from the first on. */
export type Line = {
  stops: number;
  /** How many stations are shown. */
  shown: number;
  /** The stations that are shown (`packStations`). */
  stations: string;
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
