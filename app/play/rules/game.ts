import type { TimedMove } from "./attempt";

/** The result of an attempt. */
export type Verdict = {
  isWin: boolean;
  /** Out of `outOf`. */
  score: number;
  /** 0 where the whole edition was voided: such a verdict is a win that no statistics count. */
  outOf: number;
  /** Time of the last move, in milliseconds since the start. */
  elapsed: number;
  /** One sentence on the result, written by the title. */
  headline: string;
};

/**
 * The rules of a title: pure functions for both the server and the browser (docs/rules.md#attempts).
 *
 * `State` has only what the player may see after the moves so far: an answer is in it from the move that earns it,
 * never before.
 */
export interface Game<Puzzle, Answer, Move, State> {
  readonly slug: string;
  /**
   * Rises by one whenever the same log would come to another state or verdict: attempts name the version they were
   * played by (docs/decisions/0044).
   */
  readonly version: number;
  /** The maximum length of the log. */
  readonly maxMoves: number;
  /** Folds the log of moves, which has no illegal ones thanks to `refuse`. */
  play(
    puzzle: Puzzle,
    answer: Answer,
    moves: readonly TimedMove<Move>[],
    options: readonly string[],
  ): State;
  /** Why a move is illegal now, as a sentence for the player; null for a legal one. A refusal costs nothing. */
  refuse(state: State, move: Move): string | null;
  /** Null while the attempt is running. */
  verdict(state: State): Verdict | null;
  /** The result in squares, one row or more, without spoilers. */
  squares(state: State): string;
}

/** An edition of a title: the puzzle, public from the start, and the answer, revealed move by move. */
export type Edition<Puzzle, Answer> = {
  number: number;
  puzzle: Puzzle;
  answer: Answer;
  /** Whether a record of it was voided, so that results stored before are graded again. */
  hasVoid?: boolean;
};
