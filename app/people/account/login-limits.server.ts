import { environment } from "~/platform/config/environment.server";
import { networkKey, RateLimiter } from "~/platform/limits/rate-limiter.server";

const WINDOW_MS = 15 * 60_000;
const LETTERS_PER_ACCOUNT = 5;

/** Somebody tried too often; it is worth trying again after so many seconds. */
export class TooManyAttempts extends Error {
  constructor(readonly retryAfter: number) {
    super(`Too many attempts; the next one in ${retryAfter} s.`);
  }
}

type Limits = { address: RateLimiter; failures: RateLimiter; letters: RateLimiter };

let current: Limits | undefined;

function limits(): Limits {
  const { AUTH_POSTS_PER_ADDRESS, SIGN_IN_FAILURES_PER_ACCOUNT } = environment();
  const limit = (name: string, most: number) =>
    new RateLimiter(name, { max: most, windowMs: WINDOW_MS });
  current ??= {
    address: limit("auth posts", AUTH_POSTS_PER_ADDRESS),
    failures: limit("sign-in failures", SIGN_IN_FAILURES_PER_ACCOUNT),
    letters: limit("letters", LETTERS_PER_ACCOUNT),
  };
  return current;
}

/**
 * Counts a post to an account form.
 *
 * @param address the sender's network address; where nobody knows it there is nothing to count
 * @throws TooManyAttempts
 */
export async function countPost(address: string | undefined): Promise<void> {
  if (address) await take(limits().address, networkKey(address));
}

/**
 * Counts a letter to an account, whether or not the account is there.
 *
 * @throws TooManyAttempts
 */
export function countEmail(email: string): Promise<void> {
  return take(limits().letters, email);
}

/**
 * Lets one try a password, and counts the try when it fails with `isFailure`. It is counted before it is made and
 * given back when it succeeds, so that many tries at once are as many as one after the other.
 *
 * @throws TooManyAttempts, or whatever the try throws
 */
export async function tryPassword<T>(
  email: string,
  attempt: () => Promise<T>,
  isFailure: (error: unknown) => boolean,
): Promise<T> {
  const { failures } = limits();
  await take(failures, email);
  try {
    const result = await attempt();
    await failures.reset(email);
    return result;
  } catch (error) {
    if (!isFailure(error)) await failures.refund(email);
    throw error;
  }
}

async function take(limit: RateLimiter, key: string): Promise<void> {
  const wait = await limit.consume(key);
  if (wait !== null) throw new TooManyAttempts(wait);
}
