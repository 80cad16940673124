import { environment } from "~/platform/config/environment.server";
import { networkKey, RateLimiter } from "~/platform/limits/rate-limiter.server";

const WINDOW_MS = 15 * 60_000;
const EMAILS_PER_ACCOUNT = 5;

/** Too many attempts; `retryAfter` is in seconds. */
export class TooManyAttempts extends Error {
  constructor(readonly retryAfter: number) {
    super(`Too many attempts; the next one in ${retryAfter} s.`);
  }
}

type Limits = { address: RateLimiter; failures: RateLimiter; emails: RateLimiter };

let current: Limits | undefined;

function limits(): Limits {
  const { AUTH_POSTS_PER_ADDRESS, SIGN_IN_FAILURES_PER_ACCOUNT } = environment();
  const limit = (name: string, most: number) =>
    new RateLimiter(name, { max: most, windowMs: WINDOW_MS });
  current ??= {
    address: limit("auth posts", AUTH_POSTS_PER_ADDRESS),
    failures: limit("sign-in failures", SIGN_IN_FAILURES_PER_ACCOUNT),
    // "letters" is part of the stored key.
    emails: limit("letters", EMAILS_PER_ACCOUNT),
  };
  return current;
}

/**
 * Counts a post to an account form.
 *
 * @param address the client's network address; an unknown one is not counted
 * @throws TooManyAttempts
 */
export async function countPost(address: string | undefined): Promise<void> {
  if (address) await take(limits().address, networkKey(address));
}

/**
 * Counts an email to an address, whether or not it has an account.
 *
 * @throws TooManyAttempts
 */
export function countEmail(email: string): Promise<void> {
  return take(limits().emails, email);
}

/**
 * Tries a password and counts the try when it fails with `isFailure`. It is counted up front and refunded on success,
 * so that parallel tries get no more chances than sequential ones.
 *
 * @throws TooManyAttempts, or any error of the try
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
