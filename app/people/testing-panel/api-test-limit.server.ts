import { RateLimiter } from "~/platform/limits/rate-limiter.server";

const TESTS = 30;
const WINDOW_MS = 10 * 60_000;

/** Somebody tested too often; it is worth trying again after so many seconds. */
export class TooManyTests extends Error {
  constructor(readonly retryAfter: number) {
    super(`Too many tests; the next one in ${retryAfter} s.`);
  }
}

const limit = new RateLimiter("API tests", { max: TESTS, windowMs: WINDOW_MS });

/**
 * Counts a test of somebody's: what the server asks of others is not theirs to flood.
 *
 * @throws TooManyTests
 */
export async function countTest(userId: string): Promise<void> {
  const wait = await limit.consume(userId);
  if (wait !== null) throw new TooManyTests(wait);
}
