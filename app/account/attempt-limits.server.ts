import { createHash } from "node:crypto";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { environment } from "~/config/environment.server";

const WINDOW_S = 15 * 60;
const LETTERS_PER_ACCOUNT = 5;

/** Somebody tried too often; it is worth trying again after so many seconds. */
export class TooManyAttempts extends Error {
  constructor(readonly retryAfter: number) {
    super(`Too many attempts; the next one in ${retryAfter} s.`);
  }
}

type Limiter = Pick<RateLimiterAbstract, "consume" | "reward" | "delete">;

/**
 * The limits on attempts. They are kept in memory, so a restart forgets them and each process counts for itself;
 * any other store of rate-limiter-flexible fits in the same place.
 */
type Limits = { address: Limiter; failures: Limiter; letters: Limiter };

let current: Limits | undefined;

function limits(): Limits {
  const { AUTH_POSTS_PER_ADDRESS, SIGN_IN_FAILURES_PER_ACCOUNT } = environment();
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: WINDOW_S });
  current ??= {
    address: limiter(AUTH_POSTS_PER_ADDRESS),
    failures: limiter(SIGN_IN_FAILURES_PER_ACCOUNT),
    letters: limiter(LETTERS_PER_ACCOUNT),
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
  if (address) await take(limits().address, address);
}

/**
 * Counts a letter to an account, whether or not the account is there.
 *
 * @throws TooManyAttempts
 */
export function countLetter(email: string): Promise<void> {
  return take(limits().letters, keyOf(email));
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
  const key = keyOf(email);
  await take(failures, key);
  try {
    const result = await attempt();
    await failures.delete(key);
    return result;
  } catch (error) {
    if (!isFailure(error)) await failures.reward(key);
    throw error;
  }
}

async function take(limiter: Limiter, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.ceil(refusal.msBeforeNext / 1000);
    // By a clock that was set back it would seem to be days.
    throw new TooManyAttempts(Math.min(WINDOW_S, Math.max(1, seconds)));
  }
}

/** Addresses are not kept in the clear, and a long one costs no more than a short one. */
const keyOf = (email: string) => createHash("sha256").update(email).digest("hex");
