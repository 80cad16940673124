import { onceFor } from "~/platform/once-for";
import type { Attempt, Referee } from "./attempt";
import { type AttemptSchema, attemptSchemaFor } from "./attempt-schema";
import type { Edition } from "./game";
import { refereeFor, stateOf, verdictOf } from "./referee";
import type { Result } from "./results";
import type { Schedule, ServerGame } from "./server-game.server";

/** What an attempt store needs of a title. */
export type StoredTitle<Move = unknown> = {
  slug: string;
  schedule: Pick<Schedule, "period">;
  /** Whether the browser judges, so that an attempt ends there and its page needs the streak beforehand. */
  isSealed: boolean;
  attemptSchema: AttemptSchema<Move>;
  /** The result of a finished attempt; null while it is running. */
  resultOf(attempt: Attempt<Move>): Result | null;
  /** The squares of a finished attempt; "" while it is running. */
  squaresOf(attempt: Attempt<Move>): string;
  /** Whether a record of an edition was voided. */
  hasVoid(edition: number): boolean;
};

/** Adapts a title for the attempt stores. */
export const storedTitle = onceFor(adapted) as <Move>(
  game: ServerGame<unknown, unknown, Move>,
) => StoredTitle<Move>;

function adapted<Move>(game: ServerGame<unknown, unknown, Move>): StoredTitle<Move> {
  const { rules, schedule } = game;
  return {
    slug: rules.slug,
    schedule,
    isSealed: game.answers === "sealed",
    attemptSchema: attemptSchemaFor(game.moveSchema, rules.maxMoves),
    resultOf: (attempt) => resultOf(game, attempt),
    squaresOf: (attempt) => squaresOf(game, attempt),
    hasVoid: (edition) => game.edition(edition)?.hasVoid ?? false,
  };
}

/**
 * The rules of a title for the reducer, including refusals that only the server can check.
 *
 * @param daysIn as in `Playing`
 */
export function serverReferee<Move>(
  game: ServerGame<unknown, unknown, Move>,
  edition: Edition<unknown, unknown>,
  daysIn: number,
): Referee<Move> {
  return refereeFor(
    game.rules,
    edition,
    (state, move) => game.refuse?.(edition, state, move, daysIn) ?? null,
  );
}

/** The answer of an edition as a player's page may have it. */
export const answerFor = <Answer>(
  game: Pick<ServerGame<unknown, Answer>, "whileCurrent">,
  { answer }: Pick<Edition<unknown, Answer>, "answer">,
  isCurrent: boolean,
): Answer => (isCurrent && game.whileCurrent ? game.whileCurrent(answer) : answer);

function resultOf<Move>(
  game: ServerGame<unknown, unknown, Move>,
  attempt: Attempt<Move>,
): Result | null {
  const edition = game.edition(attempt.edition);
  const verdict = edition && verdictOf(game.rules, edition, attempt);
  if (!verdict) return null;
  const { isWin, score, outOf, elapsed } = verdict;
  return {
    date: attempt.date,
    edition: attempt.edition,
    isWin,
    score: whole(score),
    outOf: whole(outOf),
    elapsed: whole(elapsed),
    isLate: attempt.isLate,
  };
}

function squaresOf<Move>(game: ServerGame<unknown, unknown, Move>, attempt: Attempt<Move>): string {
  const edition = game.edition(attempt.edition);
  const state = edition && stateOf(game.rules, edition, attempt);
  return state !== null && game.rules.verdict(state) ? game.rules.squares(state) : "";
}

const whole = (number: number) => Math.max(0, Math.round(number));
