import type { TimedMove } from "./attempt";

/** How an attempt ended. */
export type Verdict = {
  isWin: boolean;
  /** What was reached, of `outOf`. */
  score: number;
  outOf: number;
  /** Time of the last move, in milliseconds since the start. */
  elapsed: number;
  /** One sentence on the result, said by the title. */
  headline: string;
};

/**
 * The rules of a title: pure functions for the server and the browser alike (games.md, section 1).
 *
 * `State` holds only what the player may see after the moves so far: an answer is in it from the move on that
 * earns it, never before.
 */
export interface Game<Puzzle, Answer, Move, State> {
  readonly slug: string;
  /** No attempt has more moves. */
  readonly maxMoves: number;
  /** Folds the log of moves. Moves that are illegal in their place have been kept out of it by `refuse`. */
  play(
    puzzle: Puzzle,
    answer: Answer,
    moves: readonly TimedMove<Move>[],
    options: readonly string[],
  ): State;
  /** Why a move can't be made now, as a sentence for the player; null for a move that counts. A refusal costs nothing. */
  refuse(state: State, move: Move): string | null;
  /** Null while the attempt is running. */
  verdict(state: State): Verdict | null;
  /** The result in squares, one row or more, which gives nothing of the answer away. */
  squares(state: State): string;
}

/** An edition of a title: what everybody sees at the start, and what is only told move by move. */
export type Edition<Puzzle, Answer> = {
  number: number;
  puzzle: Puzzle;
  answer: Answer;
};
