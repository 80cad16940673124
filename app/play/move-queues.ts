import { browserTransport } from "./browser-transport";
import { MoveQueue } from "./move-queue";
import { type AttemptKey, pendingAttempts, readPending } from "./pending-moves";

/** One queue an attempt, for as long as the document lives: leaving a game and coming back finds it again. */
const queues = new Map<string, MoveQueue>();

/**
 * What sends the moves of an attempt. Those that are pending go out as the player who made them, even if the attempt has
 * moved to an account since.
 *
 * @param player whose attempt it is now: an account's id, or null for a visitor
 */
export function queueFor(attempt: AttemptKey, player: string | null): MoveQueue {
  const pending = readPending(attempt.attemptId);
  const owner = pending?.moves.length ? pending.player : player;
  const key = `${owner}/${attempt.attemptId}`;
  const queue = queues.get(key) ?? new MoveQueue(browserTransport(attempt, owner));
  queues.set(key, queue);
  return queue;
}

/** Sends all that is pending, of every title and of earlier visits too; resolves when nothing is left that can be sent. */
export async function sendPending(): Promise<void> {
  for (const attempt of pendingAttempts()) queueFor(attempt, null);
  await Promise.all(Array.from(queues.values(), (queue) => queue.flush()));
}
