import { onceFor } from "~/platform/once-for";
import type { Attempt, Outcome, Referee } from "./attempt";
import { type AttemptSchema, attemptSchemaFor } from "./attempt-schema";
import type { Edition, Verdict } from "./game";
import { refereeFor, stateOf, verdictOf } from "./referee";
import type { Result } from "./results";
import type { Ruling, Schedule, ServerGame } from "./server-game.server";
import { bestOfTries, type Slots } from "./slots";
import { isTooQuick } from "./too-quick";

/** What of an attempt its rules read. */
type PlayedLog<Move> = Pick<Attempt<Move>, "rules" | "edition" | "moves" | "options">;

/** What lists say of a running attempt (`ServerGame.underWay`), and whether it is done for today. */
export type Waiting = { waits?: string | undefined; rests?: boolean | undefined };

/** What an attempt store needs of a title. */
export type StoredTitle<Move = unknown> = {
  slug: string;
  schedule: Schedule;
  /** Whether the browser judges, so that an attempt ends there and its page needs the streak beforehand. */
  isSealed: boolean;
  hasTables: boolean;
  hasReplays: boolean;
  keepsBest: boolean;
  tellsBest: ServerGame["tellsBest"];
  tellsForm: boolean;
  tellsScores: boolean;
  /** Whether lists tell what waits in a running attempt: its moves are strings or numbers. */
  tellsWaiting: boolean;
  attemptSchema: AttemptSchema<Move>;
  /** The result of a finished attempt; null while it is running. */
  resultOf(attempt: Attempt<Move>): Result | null;
  /**
   * What a finished attempt is ranked by: its outcome with every record, so that those who finish after one was voided stand
   * beside those who did before. Null while it is running.
   */
  rankedOutcomeOf(attempt: Attempt<Move>): Outcome | null;
  /** The squares of a finished attempt; "" while it is running. */
  squaresOf(attempt: Attempt<Move>): string;
  /** What the crowd may know of a finished attempt (`ServerGame.tally`). */
  tallyOf(attempt: Attempt<Move>): readonly string[];
  /**
   * What waits in a running attempt, by its moves and not their times, on a day as in `ServerGame.underWay`; empty for
   * nothing.
   */
  waitsIn(attempt: PlayedLog<Move>): (daysIn: number) => Waiting;
  /** Whether a record of an edition was voided. */
  hasVoid(edition: number): boolean;
};

/** Adapts a title for the attempt stores. */
export const storedTitle = onceFor(adapted) as <Move>(
  game: ServerGame<unknown, unknown, Move>,
) => StoredTitle<Move>;

/** Whether there is an attempt, and it has not ended. */
export const isGoingOn = (game: ServerGame, attempt: Attempt | null): boolean =>
  attempt !== null && storedTitle(game).resultOf(attempt) === null;

/** The best score of all tries at an edition (`bestOfTries`), where the end tells it. */
export const bestIn = (game: ServerGame, slots: Slots): number | undefined =>
  game.keepsBest && bestOfTries(slots, storedTitle(game).resultOf);

function adapted<Move>(game: ServerGame<unknown, unknown, Move>): StoredTitle<Move> {
  const { rules, schedule } = game;
  return {
    slug: rules.slug,
    schedule,
    isSealed: game.answers === "sealed",
    hasTables: game.hasTables ?? false,
    hasReplays: game.hasReplays ?? false,
    keepsBest: game.keepsBest ?? false,
    tellsBest: game.tellsBest,
    tellsForm: game.tellsForm ?? false,
    tellsScores: game.tellsScores ?? false,
    tellsWaiting: game.underWay !== undefined,
    attemptSchema: attemptSchemaFor(rules.version, game.moveSchema, rules.maxMoves),
    resultOf: (attempt) => resultOf(game, attempt),
    rankedOutcomeOf: (attempt) => outcomeOf(game as unknown as ServerGame, attempt, []),
    squaresOf: (attempt) => squaresOf(game, attempt),
    tallyOf: (attempt) => tallyOf(game, attempt),
    waitsIn: (attempt) => waitsIn(game as unknown as ServerGame, attempt),
    hasVoid: (edition) => game.edition(edition)?.hasVoid ?? false,
  };
}

/** The rules by which an attempt's log is to be read; null if the title does not have them any more. */
export function rulingOf(game: ServerGame, { rules }: Pick<Attempt, "rules">): Ruling | null {
  if (rules === game.rules.version) return game;
  return game.former?.find((ruling) => ruling.rules.version === rules) ?? null;
}

/**
 * Writes down what the server knows of the moves that have just been made: when they came, and at the end what the
 * attempt came to.
 *
 * @param before the attempt without them
 * @param arrivedAt milliseconds since the epoch
 */
export function logged<Move>(
  ruling: Ruling,
  edition: Edition<unknown, unknown>,
  { before, after, arrivedAt }: { before: Attempt<Move>; after: Attempt<Move>; arrivedAt: number },
): Attempt<Move> {
  const arrived = Math.max(0, Math.round(arrivedAt - after.startedAt));
  const moves = after.moves.map((made, index) =>
    index < before.moves.length || made.at === arrived ? made : { ...made, seen: arrived },
  );
  const verdict = verdictOf(ruling.rules, edition, after);
  return { ...after, moves, ...(verdict && { recorded: outcomeIn(verdict) }) };
}

/**
 * The rules of a title for the reducer, including refusals that only the server can check.
 *
 * @param daysIn as in `Playing`
 */
export function serverReferee(
  game: ServerGame,
  { rules }: Ruling,
  edition: Edition<unknown, unknown>,
  daysIn: number,
): Referee<unknown> {
  return refereeFor(
    rules,
    edition,
    (state, move) => game.refuse?.(edition, state, move, daysIn) ?? null,
  );
}

function waitsIn(game: ServerGame, attempt: PlayedLog<unknown>): (daysIn: number) => Waiting {
  const ruling = game.underWay && rulingOf(game, attempt);
  const edition = ruling?.edition(attempt.edition);
  if (!ruling || !edition) return () => ({});
  const state = stateOf(ruling.rules, edition, attempt);
  if (ruling.rules.verdict(state)) return () => ({});
  return (daysIn) => ({
    waits: game.underWay?.(edition.puzzle, state, daysIn) ?? undefined,
    rests: game.restsToday?.(state, daysIn),
  });
}

function resultOf<Move>(
  game: ServerGame<unknown, unknown, Move>,
  attempt: Attempt<Move>,
): Result | null {
  const outcome = outcomeOf(game as unknown as ServerGame, attempt);
  if (!outcome) return null;
  const { date, edition, isLate, moves } = attempt;
  const mark = isTooQuick(moves, game.minMoveMs) && { isTooQuick: true as const };
  return { date, edition, ...outcome, points: game.points(outcome), isLate, ...mark };
}

/**
 * By the rules that the attempt names; as recorded, where they or its edition are not there.
 *
 * @param voided the records that don't count; by default those of the title
 */
function outcomeOf(game: ServerGame, attempt: Attempt, voided?: readonly string[]): Outcome | null {
  const ruling = rulingOf(game, attempt);
  const edition = ruling?.edition(attempt.edition, voided);
  if (!ruling || !edition) return attempt.recorded ?? null;
  const verdict = verdictOf(ruling.rules, edition, attempt);
  return verdict && outcomeIn(verdict);
}

const outcomeIn = ({ isWin, score, outOf, elapsed }: Verdict): Outcome => ({
  isWin,
  score: whole(score),
  outOf: whole(outOf),
  elapsed: whole(elapsed),
});

function squaresOf<Move>(game: ServerGame<unknown, unknown, Move>, attempt: Attempt<Move>): string {
  const ruling = rulingOf(game as unknown as ServerGame, attempt);
  const edition = ruling?.edition(attempt.edition);
  if (!ruling || !edition) return "";
  const state = stateOf(ruling.rules, edition, attempt);
  return ruling.rules.verdict(state) ? ruling.rules.squares(state) : "";
}

/** Only of attempts by the title's current rules: those of others have another state. */
function tallyOf<Move>(
  game: ServerGame<unknown, unknown, Move>,
  attempt: Attempt<Move>,
): readonly string[] {
  const edition = attempt.rules === game.rules.version && game.edition(attempt.edition);
  if (!edition) return [];
  return game.tally(stateOf(game.rules, edition, attempt), edition.puzzle);
}

const whole = (number: number) => Math.max(0, Math.round(number));
