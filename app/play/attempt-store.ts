import type { Slots } from "./slots";
import type { Streak } from "./streak";

/** A player's stored attempts at an edition, and related data. */
export type StoredPlay<Move = unknown> = {
  slots: Slots<Move>;
  /** The owning account; null for a visitor. */
  player: string | null;
  /** The player's own streak; null where the page needs none: as long as the attempt runs that the server judges. */
  streak: Streak | null;
  /** Whether stored data could not be trusted. */
  isUnreadable: boolean;
  /** Set-Cookie values for the response. */
  setCookies: readonly string[];
};

/**
 * A pure change of attempts, which returns the same object when nothing changes. It may be run again.
 *
 * @param hasResult whether the edition has a result, which may be recorded even if the attempt is gone
 */
export type Change<Move> = (slots: Slots<Move>, hasResult: boolean) => Slots<Move>;

/** Stores a player's attempts at one title: a visitor's in their cookie, an account's in our documents. */
export interface AttemptStore<Move = unknown> {
  /** The attempts at the edition of a date. */
  read(date: string): Promise<StoredPlay<Move>>;
  /** The attempts at an edition before that of a date: the latest that is known. */
  readBefore(date: string): Promise<StoredPlay<Move>>;
  /** Changes the attempts at the edition of a date and stores them, at once. */
  change(date: string, change: Change<Move>): Promise<StoredPlay<Move>>;
  /** The date of an attempt's edition, for a post with the attempt's id alone; null if unknown. */
  dateOf(attemptId: string): Promise<string | null>;
}
