import type { Attempt } from "./attempt";
import type { StreakNow } from "./streak";

/** A player's attempt as it is kept, and what goes with it. */
export type Kept = {
  attempt: Attempt | null;
  /** The account that it is kept for; null for a visitor. */
  player: string | null;
  /** The player's own; null for a visitor, of whom nothing is kept but the attempt. */
  streak: StreakNow | null;
  /** Whether something was kept that can't be trusted. */
  isUnreadable: boolean;
  /** What the browser has to keep or to let go of, if anything. */
  setCookie: string | null;
};

/** A rule that an attempt is changed by; it gives the very same object when nothing changes. It may be run again. */
export type Change = (attempt: Attempt | null) => Attempt | null;

/** Where a player's attempt is kept: a visitor's in their cookie, everybody else's in our documents. */
export interface AttemptKeeper {
  read(): Promise<Kept>;
  /**
   * Changes the attempt and keeps it, at once.
   *
   * @param attemptId which one the change is probably about, where somebody says so: it saves a reading
   * @param isWaited whether the change may have waited in a browser since before the player's latest attempt was started:
   *   it is then made to that earlier attempt, which stays an earlier one
   */
  change(change: Change, attemptId?: string, isWaited?: boolean): Promise<Kept>;
}
