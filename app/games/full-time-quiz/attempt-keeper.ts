import type { Attempts } from "./attempts";
import type { StreakNow } from "./streak";

/** A player's attempts as they are kept, and what goes with them. */
export type Kept = {
  attempts: Attempts;
  /** The account that they are kept for; null for a visitor. */
  player: string | null;
  /** The player's own; null for a visitor, of whom nothing is kept but the attempts. */
  streak: StreakNow | null;
  /** Whether something was kept that can't be trusted. */
  isUnreadable: boolean;
  /** The Set-Cookie values for what the browser has to keep or to let go of. */
  setCookies: readonly string[];
};

/** A rule that attempts are changed by; it gives the very same object when nothing changes. It may be run again. */
export type Change = (attempts: Attempts) => Attempts;

/** Where a player's attempts are kept: a visitor's in their cookie, everybody else's in our documents. */
export interface AttemptKeeper {
  read(): Promise<Kept>;
  /**
   * Changes the attempts and keeps them, at once.
   *
   * @param attemptId which one the change is probably about, where somebody says so: it saves a reading
   * @param isWaited whether the change may have waited in a browser since before the player's latest attempt was started:
   *   it is then made to that earlier attempt, which stays an earlier one
   */
  change(change: Change, attemptId?: string, isWaited?: boolean): Promise<Kept>;
}
