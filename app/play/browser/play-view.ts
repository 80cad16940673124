import { type Attempt, applyMove, type PostedMove, type Referee } from "~/play/rules/attempt";
import type { Game, Verdict } from "~/play/rules/game";
import type { Playing } from "~/play/rules/playing";
import { refereeFor, stateOf } from "~/play/rules/referee";

/** An attempt for the screen: with all local moves, its state and verdict. */
export type PlayView<Puzzle, Move, State> = {
  playing: Playing<Puzzle, Move, State> | null;
  /** Null without an attempt. */
  state: State | null;
  /** Null while the attempt is running. */
  verdict: Verdict | null;
};

/**
 * Derives the view of an attempt.
 *
 * @param confirmed the server's view
 * @param opened the answer, if the page has it; without it the server's own state is used
 * @param pending the moves that have not arrived
 */
export function playView<Puzzle, Answer, Move, State>(
  rules: Game<Puzzle, Answer, Move, State>,
  confirmed: Playing<Puzzle, Move, State> | null,
  opened: { answer: Answer } | null,
  pending: readonly PostedMove[],
): PlayView<Puzzle, Move, State> {
  if (!confirmed) return { playing: null, state: null, verdict: null };
  if (!opened) {
    const { state } = confirmed;
    return { playing: confirmed, state, verdict: state === null ? null : rules.verdict(state) };
  }
  const edition = { puzzle: confirmed.puzzle, answer: opened.answer };
  const moves = pending as readonly PostedMove<Move>[];
  const attempt = withPending(confirmed.attempt, moves, refereeFor(rules, edition));
  const state = stateOf(rules, edition, attempt);
  return { playing: { ...confirmed, attempt }, state, verdict: rules.verdict(state) };
}

/** The attempt as it will be once the pending moves have arrived. */
function withPending<Move>(
  attempt: Attempt<Move>,
  pending: readonly PostedMove<Move>[],
  referee: Referee<Move>,
): Attempt<Move> {
  return pending.reduce((before, posted) => {
    const arrivedAt = attempt.startedAt + (posted.elapsed ?? 0);
    return applyMove(before, posted, arrivedAt, referee).attempt;
  }, attempt);
}
