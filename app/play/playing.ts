import type { Attempt } from "./attempt";
import type { Streak } from "./streak";

/** All that a page needs to play or show an attempt. */
export type Playing<Puzzle = unknown, Move = unknown, State = unknown> = {
  slug: string;
  /** Whose it is: an account's id, or null for a visitor, whose browser has it. */
  player: string | null;
  attempt: Attempt<Move>;
  puzzle: Puzzle;
  /** The answer, sealed with the attempt's id; null for a title that asks the server for each move. */
  sealed: string | null;
  /** What the player may see after the moves so far; null for a title whose browser computes it. */
  state: State | null;
  /** Milliseconds since the start, by the server's clock. */
  elapsed: number;
  /** Whether the attempt is at the edition of the player's day or week. */
  isCurrent: boolean;
  /** The player's own streak, without what the server has not heard of yet; null until the attempt is over. */
  streak: Streak | null;
  /** The time by the server's clock, and when the player's next edition begins: milliseconds since the epoch. */
  now: number;
  nextAt: number;
};

/** A number on a tile, and what it counts. */
export type Fact = { value: string | number; label: string };

/** The edition that a page offers to start. */
export type Offer = {
  /** The edition's number. */
  number: number;
  /** Its date; for a weekly title the Friday its week began on. */
  date: string;
  isCurrent: boolean;
  facts: readonly Fact[];
  /** The date of an earlier edition whose result the page can show; null where none is known. */
  lastDate: string | null;
};

/** What the server says to a script that plays. */
export type PlayReply =
  | { status: "playing"; playing: Playing }
  | { status: "refused"; message: string; playing: Playing | null }
  /** Nothing was taken: the moves are of an account that is not the one logged in. They may be sent another time. */
  | { status: "not-yours"; message: string; playing: null };

/** What a form that a script did not send had in its fields, to be shown again when it was refused. */
export type Typed = Readonly<Record<string, string>>;
