/** A final move and its time, in milliseconds since the start. */
export type TimedMove<Move = unknown> = {
  move: Move;
  at: number;
  /** When the server got it, in milliseconds since the start; left out where that is `at`. */
  seen?: number | undefined;
};

/** What an attempt came to when it ended, in the numbers of its verdict. */
export type Outcome = { isWin: boolean; score: number; outOf: number; elapsed: number };

/**
 * One attempt at an edition of a title: a log of timed moves, from which state, score and share text are computed
 * (docs/rules.md#attempts). It stays with the edition and the date it was started on, past midnight too.
 */
export type Attempt<Move = unknown> = {
  id: string;
  /** The version of the title's rules by which its log is to be read. */
  rules: number;
  /** 1 for the first edition of the title. */
  edition: number;
  /** The date of the edition: for a weekly title the Friday on which its week began. */
  date: string;
  /** The player's calendar date at the start. It is after the edition's day or week if a past edition was chosen. */
  startedOn: string;
  /** Milliseconds since the epoch, by the server's clock. */
  startedAt: number;
  moves: readonly TimedMove<Move>[];
  /** Options chosen at the start, such as "hard", and those that a Friendly has of its own (`replayOptions`). */
  options: readonly string[];
  /** Whether it is a Friendly: a further attempt at an edition that already has a result. */
  isFriendly: boolean;
  /** Of a Friendly in a title with replays: the best score of the tries at the edition before it. */
  best?: number | undefined;
  /** Whether a move arrived long after it was made, as in offline play. */
  isLate: boolean;
  /** Whether it is for the title's tables: decided at the kick-off, and then at most taken away. */
  isRanked?: true | undefined;
  /** Written with the last move; it stands where the rules of the log are not known any more. */
  recorded?: Outcome | undefined;
};

/** A move on its way to the server: `index` is its place in the log, which makes posting it idempotent. */
export type PostedMove<Move = unknown> = {
  index: number;
  move: Move;
  /** The time by the player's clock, in milliseconds since the start; null if it was not measured. */
  elapsed: number | null;
};

/** The rules of a title as the reducer needs them for an attempt (`refereeFor`). */
export type Referee<Move> = {
  maxMoves: number;
  isOver(attempt: Attempt<Move>): boolean;
  /** Why a move is illegal now; null for a legal one. */
  refuse(attempt: Attempt<Move>, move: Move): string | null;
};

/** The outcome of a move: the same attempt object when nothing changed, and a message when the rules refused it. */
type MoveOutcome<Move> = { attempt: Attempt<Move>; refusal: string | null };

const LATE_AFTER_MS = 5 * 60_000;

/** Creates an attempt without moves. */
export function newAttempt<Move>(start: Omit<Attempt<Move>, "moves" | "isLate">): Attempt<Move> {
  return { ...start, moves: [], isLate: false };
}

/**
 * Adds a move to the log, by the same rules on the server and in the browser.
 *
 * A duplicate move, one ahead of its turn or after the end changes nothing; one that the title refuses changes nothing
 * and returns why. Its time is the player's if it lies between the previous move and the arrival, else the server's.
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

/** When the latest move arrived, in milliseconds since the epoch; the start before the first. */
export function finishedAt({ startedAt, moves }: Pick<Attempt, "startedAt" | "moves">): number {
  const last = moves.at(-1);
  return startedAt + (last?.seen ?? last?.at ?? 0);
}

/** An attempt that is for no table. */
export function unranked<A extends Pick<Attempt, "isRanked">>({ isRanked: _, ...attempt }: A) {
  return attempt;
}
