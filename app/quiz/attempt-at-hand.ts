import { type Attempt, isFinished } from "./attempt";

/**
 * Which attempt a signed-in player has before them: the one of their account, or the one that their browser still has
 * of today from when nobody was signed in. Whoever signs in midway goes on where they were, unless their account is in
 * the middle of today's quiz itself.
 *
 * @param current the attempt that the account started last
 * @param offered the browser's own of today, which no account has yet
 */
export function attemptAtHand(
  current: Attempt | null,
  offered: Attempt | null,
  today: string,
): Attempt | null {
  const isOfToday = current?.date === today;
  if (!offered || isRunning(current, today)) return current;
  return isOfToday && isFinished(offered) ? current : offered;
}

/** Whether an account is in the middle of today's quiz. */
export function isRunning(current: Attempt | null, today: string): boolean {
  return current !== null && current.date === today && !isFinished(current);
}
