import { AnswerSync } from "./answer-sync";
import { browserPort } from "./browser-port";
import { readWaiting, waitingAttempts } from "./waiting-answers";

/** One queue an attempt, for as long as the document lives: leaving the quiz and coming back finds it again. */
const syncs = new Map<string, AnswerSync>();

/**
 * What sends the answers of an attempt. Those that wait go out as whoever gave them, even if the attempt has moved to
 * an account since.
 *
 * @param player whose attempt it is now: an account's id, or null for a visitor
 */
export function syncFor(attemptId: string, player: string | null): AnswerSync {
  const waiting = readWaiting(attemptId);
  const owner = waiting?.answers.length ? waiting.player : player;
  const key = `${owner}/${attemptId}`;
  const sync = syncs.get(key) ?? new AnswerSync(attemptId, browserPort(owner));
  syncs.set(key, sync);
  return sync;
}

/** Sends all that waits, of earlier visits too; resolves when nothing is left that can be sent. */
export async function sendWaiting(): Promise<void> {
  for (const attemptId of waitingAttempts()) syncFor(attemptId, null);
  await Promise.all(Array.from(syncs.values(), (sync) => sync.flush()));
}
