import { type Attempt, isFinished } from "./attempt";
import type { Attempts } from "./attempts";

/** What an account has, and the browser's own attempt of today, which no account has yet. */
type AtHand = Attempts & { offered: Attempt | null };

/**
 * Which attempts a signed-in player has before them: those of their account, or the one that their browser still has of
 * today from when nobody was signed in. Who signs in midway goes on where they were, unless their account has an attempt
 * of today itself; after the account's result, what was running goes on as a Friendly.
 *
 * @param wanted the id of the attempt that is asked about, if any
 */
export function attemptsAtHand(
  { current, friendly, offered }: AtHand,
  today: string,
  wanted?: string,
): Attempts {
  const own = friendly?.date === current?.date ? friendly : null;
  if (!offered) return { current, friendly: own };
  if (current?.date !== today) return { current: offered, friendly: null };
  const isPlayable = isFinished(current) && !isFinished(offered);
  if (!isPlayable || (own && wanted !== offered.id)) return { current, friendly: own };
  return { current, friendly: { ...offered, friendly: true } };
}

/** Whether an account is in the middle of today's quiz. */
export function isRunning(current: Attempt | null, today: string): boolean {
  return current !== null && current.date === today && !isFinished(current);
}
