import type { Slots } from "./slots";
import type { Streak } from "./streak";

/** A player's attempts at an edition as they are stored, and what goes with them. */
export type StoredPlay<Move = unknown> = {
  slots: Slots<Move>;
  /** The account that they are stored for; null for a visitor. */
  player: string | null;
  /** The player's own streak; null where the page needs none: as long as the attempt runs that the server judges. */
  streak: Streak | null;
  /** Whether something was stored that can't be trusted. */
  isUnreadable: boolean;
  /** Set-Cookie values: what the browser has to store or to let go of. */
  setCookies: readonly string[];
};

/**
 * A rule that attempts are changed by; it gives the very same slots when nothing changes. It may be run again.
 *
 * @param hasResult whether the edition has a result, which may be recorded where the attempt itself is gone
 */
export type Change<Move> = (slots: Slots<Move>, hasResult: boolean) => Slots<Move>;

/** Where a player's attempts at one title are stored: a visitor's in their cookie, an account's in our documents. */
export interface AttemptStore<Move = unknown> {
  /** The attempts at the edition of a date. */
  read(date: string): Promise<StoredPlay<Move>>;
  /** The attempts at an edition before that of a date: the latest that is known. */
  readBefore(date: string): Promise<StoredPlay<Move>>;
  /** Changes the attempts at the edition of a date and stores them, at once. */
  change(date: string, change: Change<Move>): Promise<StoredPlay<Move>>;
  /** The date of an attempt's edition, for a post that names the attempt alone; null where it is not known. */
  dateOf(attemptId: string): Promise<string | null>;
}
