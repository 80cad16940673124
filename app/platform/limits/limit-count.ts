/** How many of something there were, and until when they count, in ms since the epoch. */
export type Count = { taken: number; expiresAt: number };

/** How many there may be from the first one on until so many ms later. */
export type Allowance = { max: number; windowMs: number };

/** What is kept afterwards (null: nothing), and how many ms there are to wait; 0 where there was room. */
export type Taking = { count: Count | null; waitMs: number };

/**
 * Takes one of what is allowed.
 *
 * @param stored what is kept until now
 * @returns what is kept from now on: the very same where there was no room
 */
export function takeOne(stored: Count | null, { max, windowMs }: Allowance, now: number): Taking {
  const running = runningCount(stored, windowMs, now);
  if (!running) return { count: { taken: 1, expiresAt: now + windowMs }, waitMs: 0 };
  if (running.taken >= max) return { count: stored, waitMs: running.expiresAt - now };
  return { count: { ...running, taken: running.taken + 1 }, waitMs: 0 };
}

/** Gives one back that was taken; where nothing counts any more there is nothing to give back. */
export function giveOneBack(stored: Count | null, { windowMs }: Allowance, now: number): Taking {
  const running = runningCount(stored, windowMs, now);
  const count = running && running.taken > 1 ? { ...running, taken: running.taken - 1 } : null;
  return { count, waitMs: 0 };
}

/** A count that ends later than one that began now was made by a clock that was wrong: nobody waits for that. */
function runningCount(stored: Count | null, windowMs: number, now: number): Count | null {
  return stored && stored.expiresAt > now && stored.expiresAt <= now + windowMs ? stored : null;
}
