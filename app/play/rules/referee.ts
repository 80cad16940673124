import type { Attempt, Referee } from "./attempt";
import type { Edition, Game, Verdict } from "./game";

type Rules<Puzzle, Answer, Move, State> = Game<Puzzle, Answer, Move, State>;

/** Computes the state of an attempt by folding its log. */
export function stateOf<Puzzle, Answer, Move, State>(
  rules: Rules<Puzzle, Answer, Move, State>,
  { puzzle, answer }: Pick<Edition<Puzzle, Answer>, "puzzle" | "answer">,
  { moves, options }: Pick<Attempt<Move>, "moves" | "options">,
): State {
  return rules.play(puzzle, answer, moves, options);
}

/** Computes the verdict of an attempt; null while it is running. */
export function verdictOf<Puzzle, Answer, Move, State>(
  rules: Rules<Puzzle, Answer, Move, State>,
  edition: Pick<Edition<Puzzle, Answer>, "puzzle" | "answer">,
  attempt: Attempt<Move>,
): Verdict | null {
  return rules.verdict(stateOf(rules, edition, attempt));
}

/**
 * The rules of a title for an attempt at one edition, as the reducer needs them.
 *
 * @param alsoRefuse further refusals, which only the server can check
 */
export function refereeFor<Puzzle, Answer, Move, State>(
  rules: Rules<Puzzle, Answer, Move, State>,
  edition: Pick<Edition<Puzzle, Answer>, "puzzle" | "answer">,
  alsoRefuse?: (state: State, move: Move) => string | null,
): Referee<Move> {
  return {
    maxMoves: rules.maxMoves,
    isOver: (attempt) => verdictOf(rules, edition, attempt) !== null,
    refuse: (attempt, move) => {
      const state = stateOf(rules, edition, attempt);
      return rules.refuse(state, move) ?? alsoRefuse?.(state, move) ?? null;
    },
  };
}
