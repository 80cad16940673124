import type { Result } from "./results";

/** A run of days on which an edition of any title was finished, and its state today. */
export type Streak = {
  current: number;
  best: number;
  /** The title's longest run of wins. */
  longestWin?: number;
  /** The title's current run of wins, which the running attempt can make longer; only beside one. */
  winRun?: number;
  /** The same with this attempt, which is over. */
  wonRun?: number;
  /** The title's best result of another date, where its end tells it; null as long as there is none. */
  bestBefore?: BestBefore | null;
  /** Of the title's latest results "W" for a win and "L", earliest first, where its end tells them: "WLW". */
  form?: string;
  /** The past edition to play instead of this one again; left out where playing this one again loses nothing. */
  earlier?: EarlierEdition | null;
  /** Whether the title's current edition has a result of the player's; only beside an edition that is over. */
  isPlayed?: true;
  /** How many results the player has of each score, where the title's end tells it. */
  scores?: Readonly<Record<number, number>>;
  /** Running, paused until the next day played, or none. */
  state: "running" | "paused" | "none";
};

/** An earlier result, and its date as players read it: "24 November 2026". */
export type BestBefore = Pick<Result, "score" | "outOf" | "elapsed"> & { day: string };

/** The page of an earlier edition, and whose it is: "yesterday's", alone or before the title's noun. */
export type EarlierEdition = { href: string; of: string };
