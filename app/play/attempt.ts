/** A move that can no longer be taken back, and when it was made, in milliseconds since the start. */
export type TimedMove<Move = unknown> = { move: Move; at: number };

/**
 * One go at an edition of a title: a log of timed moves. State, score and share text are computed from it (games.md,
 * section 1). It stays with the edition and the date it was started on, past midnight too.
 */
export type Attempt<Move = unknown> = {
  id: string;
  /** 1 for the first edition of the title. */
  edition: number;
  /** The player's calendar date at the start, for a weekly title the Friday its week began on. */
  date: string;
  /** Milliseconds since the epoch, by the server's clock. */
  startedAt: number;
  moves: readonly TimedMove<Move>[];
  /** What was chosen at the start, "hard" for instance. */
  options: readonly string[];
  /** Whether it is a Friendly: another go at an edition whose first finished attempt is the result. */
  isFriendly: boolean;
  /** Whether a move arrived long after it was made, as from offline play. */
  isLate: boolean;
};
