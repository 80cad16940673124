import { RateLimiter } from "~/platform/limits/rate-limiter.server";

const TESTS = 30;
const WINDOW_MS = 10 * 60_000;

/** Too many tests; `retryAfter` is in seconds. */
export class TooManyTestRequests extends Error {
  constructor(readonly retryAfter: number) {
    super(`Too many tests; the next one in ${retryAfter} s.`);
  }
}

const limit = new RateLimiter("API tests", { max: TESTS, windowMs: WINDOW_MS });

/**
 * Counts a user's test: without a limit the server could be used to flood others.
 *
 * @throws TooManyTests
 */
export async function countTestRequest(userId: string): Promise<void> {
  const wait = await limit.consume(userId);
  if (wait !== null) throw new TooManyTestRequests(wait);
}
