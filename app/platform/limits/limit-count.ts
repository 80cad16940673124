/** Number of events in a window, and its end in ms since the epoch. */
export type Count = { taken: number; expiresAt: number };

/** The maximum number of events in a window, which starts with the first one. */
export type Allowance = { max: number; windowMs: number };

/** The new count (null: none), and the wait in ms; 0 if the event is allowed. */
export type Taking = { count: Count | null; waitMs: number };

/**
 * Counts one event.
 *
 * @param stored the current count
 * @returns the new count: the same object if the limit is reached
 */
export function takeOne(stored: Count | null, { max, windowMs }: Allowance, now: number): Taking {
  const running = runningCount(stored, windowMs, now);
  if (!running) return { count: { taken: 1, expiresAt: now + windowMs }, waitMs: 0 };
  if (running.taken >= max) return { count: stored, waitMs: running.expiresAt - now };
  return { count: { ...running, taken: running.taken + 1 }, waitMs: 0 };
}

/** Takes one event back; does nothing once the window is over. */
export function giveOneBack(stored: Count | null, { windowMs }: Allowance, now: number): Taking {
  const running = runningCount(stored, windowMs, now);
  const count = running && running.taken > 1 ? { ...running, taken: running.taken - 1 } : null;
  return { count, waitMs: 0 };
}

/** A count that ends later than a new window would was written with a wrong clock, so it is ignored. */
function runningCount(stored: Count | null, windowMs: number, now: number): Count | null {
  return stored && stored.expiresAt > now && stored.expiresAt <= now + windowMs ? stored : null;
}
