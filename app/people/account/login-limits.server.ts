import { environment } from "~/platform/config/environment.server";
import { IdentityError } from "~/platform/identity/identity-provider";
import { RateLimiter } from "~/platform/limits/rate-limiter.server";

const WINDOW_MS = 15 * 60_000;
const EMAILS_PER_ACCOUNT = 5;

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
 * @throws TooManyRequests
 */
export const countPost = (address: string | undefined): Promise<void> =>
  limits().address.takeFrom(address);

/**
 * Counts an email to an address, whether or not it has an account.
 *
 * @throws TooManyRequests
 */
export const countEmail = (email: string): Promise<void> => limits().emails.take(email);

/**
 * Tries a password and counts the try when it is wrong. It is counted up front and refunded on success, so that parallel
 * tries get no more chances than sequential ones.
 *
 * @throws TooManyRequests, or any error of the try
 */
export async function tryPassword<T>(email: string, attempt: () => Promise<T>): Promise<T> {
  const { failures } = limits();
  await failures.take(email);
  try {
    const result = await attempt();
    await failures.reset(email);
    return result;
  } catch (error) {
    const isWrong = error instanceof IdentityError && error.code === "invalid-credential";
    if (!isWrong) await failures.refund(email);
    throw error;
  }
}
