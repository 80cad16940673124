import { browserTransport } from "./browser-transport";
import { MoveQueue } from "./move-queue";
import { type AttemptKey, readPending } from "./pending-moves";

/** One queue per attempt for the lifetime of the document, so that leaving a game and returning finds it again. */
export const queues = new Map<string, MoveQueue>();

/**
 * The queue of an attempt. Pending moves are sent as the player who made them, even if the attempt has moved to an
 * account since.
 *
 * @param player the current owner: an account's id, or null for a visitor
 * @param early how many of the pending moves were made on this page, before the queue was loaded
 */
export function queueFor(attempt: AttemptKey, player: string | null, early = 0): MoveQueue {
  const pending = readPending(attempt.attemptId);
  const owner = pending?.moves.length ? pending.player : player;
  const key = `${owner}/${attempt.attemptId}`;
  const queue = queues.get(key) ?? new MoveQueue(browserTransport(attempt, owner), early);
  queues.set(key, queue);
  return queue;
}
