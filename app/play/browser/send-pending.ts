import { queueFor, queues } from "./move-queues";
import { pendingAttempts } from "./pending-moves";

/** Sends pending moves of all titles, including earlier visits'; resolves when none that can be sent is left. */
export async function sendPending(): Promise<void> {
  for (const attempt of pendingAttempts()) queueFor(attempt, null);
  await Promise.all(Array.from(queues.values(), (queue) => queue.flush()));
}

const SEND_TIMEOUT_MS = 10_000;

/** Sends pending moves; throws if that takes longer than 10 s. */
export function settle(): Promise<void> {
  const timeout = new Promise<void>((_, reject) => setTimeout(reject, SEND_TIMEOUT_MS));
  return Promise.race([sendPending(), timeout]);
}
