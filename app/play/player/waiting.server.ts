import { daysInto, daysOf } from "~/play/editions/schedule.server";
import { type Attempt, lastMoveAt } from "~/play/rules/attempt";
import type { StoredTitle, Waiting } from "~/play/rules/title-rules.server";
import type { LatestPlay, RunningLog } from "./records";

/** What a player's days say of an attempt that is their result. */
export function latestPlay<Move>(title: StoredTitle<Move>, attempt: Attempt<Move>): LatestPlay {
  const { date, edition, moves } = attempt;
  const result = title.resultOf(attempt);
  const log = runningLog(title, attempt);
  return {
    date,
    edition,
    moves: moves.length,
    elapsed: lastMoveAt(attempt),
    squares: title.squaresOf(attempt),
    result: result && { isWin: result.isWin, score: result.score, outOf: result.outOf },
    ...(log && { log }),
  };
}

/** The log that a player's days have of a running attempt, from which lists tell what waits in it. */
function runningLog<Move>(
  title: StoredTitle<Move>,
  attempt: Attempt<Move>,
): RunningLog | undefined {
  if (!title.tellsWaiting || title.resultOf(attempt)) return undefined;
  const { rules, options, moves } = attempt;
  const made = moves.map(({ move }) => move as string | number);
  return { rules, options: [...options], moves: made };
}

/** What waits in a running attempt by the log in the player's days; null without one. */
export function waitingIn(
  title: StoredTitle,
  { date, edition, log }: LatestPlay,
  today: string,
): Waiting | null {
  if (!log) return null;
  const moves = log.moves.map((move) => ({ move, at: 0 }));
  return title.waitsIn({ ...log, edition, moves })(daysInto(title.schedule, date, today));
}

/** Whether lists tell something else after a move, on whatever day of the edition they are read. */
export function changesWaiting<Move>(
  title: StoredTitle<Move>,
  before: Attempt<Move> | null,
  after: Attempt<Move> | null,
): boolean {
  if (!title.tellsWaiting || !before || !after || before === after) return false;
  const [waitedIn, waitsIn] = [title.waitsIn(before), title.waitsIn(after)];
  return Array.from(Array(daysOf(title.schedule)).keys()).some((daysIn) => {
    const [one, other] = [waitedIn(daysIn), waitsIn(daysIn)];
    return one.waits !== other.waits || one.rests !== other.rests;
  });
}
