import { AnswerSync } from "./answer-sync";
import { browserPort } from "./browser-port";
import { waitingAttempts } from "./waiting-answers";

/** One queue an attempt, for as long as the document lives: leaving the quiz and coming back finds it again. */
const syncs = new Map<string, AnswerSync>();

/**
 * What sends the answers of an attempt.
 *
 * @param player whose attempt it is: an account's id, or null for a visitor
 */
export function syncFor(attemptId: string, player: string | null): AnswerSync {
  const sync = syncs.get(attemptId) ?? new AnswerSync(attemptId, browserPort(player));
  syncs.set(attemptId, sync);
  return sync;
}

/** Sends all that waits, of earlier visits too; resolves when nothing is left that can be sent. */
export async function sendWaiting(): Promise<void> {
  for (const { attemptId, player } of waitingAttempts()) syncFor(attemptId, player);
  await Promise.all(Array.from(syncs.values(), (sync) => sync.flush()));
}
