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
  /** The date of the edition: for a weekly title the Friday its week began on. */
  date: string;
  /** The player's calendar date at the start. It lies after `date`'s day or week when a past edition was chosen. */
  startedOn: string;
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

/** A move on its way to the server: `index` is its place in the log, so that a move posted twice counts once. */
export type PostedMove<Move = unknown> = {
  index: number;
  move: Move;
  /** The player's own clock, in milliseconds since the start; null where it was not measured. */
  elapsed: number | null;
};

/** What the reducer asks the rules of a title about an attempt (`refereeFor`). */
export type Referee<Move> = {
  maxMoves: number;
  isOver(attempt: Attempt<Move>): boolean;
  /** Why a move can't be made now; null for a move that counts. */
  refuse(attempt: Attempt<Move>, move: Move): string | null;
};

/** What became of a move: the very same attempt when nothing changed, and a sentence when the rules refused it. */
export type MoveOutcome<Move> = { attempt: Attempt<Move>; refusal: string | null };

const LATE_AFTER_MS = 5 * 60_000;

/** A new attempt, without a move. */
export function newAttempt<Move>(start: Omit<Attempt<Move>, "moves" | "isLate">): Attempt<Move> {
  return { ...start, moves: [], isLate: false };
}

/**
 * Adds a move to the log, by the same rules on the server and in the browser.
 *
 * A move posted twice, ahead of its turn or after the end changes nothing; one that the title refuses changes nothing
 * and says why. Its time is the player's own when it fits between the move before it and the arrival, else the server's.
 *
 * @param arrivedAt when the move was received, in milliseconds since the epoch
 */
export function applyMove<Move>(
  attempt: Attempt<Move>,
  { index, move, elapsed }: PostedMove<Move>,
  arrivedAt: number,
  referee: Referee<Move>,
): MoveOutcome<Move> {
  const { length } = attempt.moves;
  if (index !== length || length >= referee.maxMoves || referee.isOver(attempt)) {
    return { attempt, refusal: null };
  }
  const refusal = referee.refuse(attempt, move);
  if (refusal !== null) return { attempt, refusal };
  const sinceStart = Math.max(arrivedAt - attempt.startedAt, lastMoveAt(attempt));
  const fits = elapsed !== null && elapsed >= lastMoveAt(attempt) && elapsed <= sinceStart;
  const at = Math.round(fits ? elapsed : sinceStart);
  const moved = {
    ...attempt,
    moves: [...attempt.moves, { move, at }],
    isLate: attempt.isLate || sinceStart - at > LATE_AFTER_MS,
  };
  return { attempt: moved, refusal: null };
}

/** Adds moves in order, up to the first that the title refuses. */
export function applyMoves<Move>(
  attempt: Attempt<Move>,
  moves: readonly PostedMove<Move>[],
  arrivedAt: number,
  referee: Referee<Move>,
): MoveOutcome<Move> {
  let outcome: MoveOutcome<Move> = { attempt, refusal: null };
  for (const move of moves) {
    outcome = applyMove(outcome.attempt, move, arrivedAt, referee);
    if (outcome.refusal !== null) return outcome;
  }
  return outcome;
}

/** When the latest move was made, in milliseconds since the start; 0 before the first. */
export function lastMoveAt(attempt: Pick<Attempt, "moves">): number {
  return attempt.moves.at(-1)?.at ?? 0;
}
