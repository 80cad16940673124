import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const TESTS = 30;
const WINDOW_S = 10 * 60;

/** Somebody tested too often; it is worth trying again after so many seconds. */
export class TooManyTests extends Error {
  constructor(readonly retryAfter: number) {
    super(`Too many tests; the next one in ${retryAfter} s.`);
  }
}

/** In memory: a restart forgets it, and each process counts for itself. */
const limiter = new RateLimiterMemory({ points: TESTS, duration: WINDOW_S });

/**
 * Counts a test of somebody's: what the server asks of others is not theirs to flood.
 *
 * @throws TooManyTests
 */
export async function countTest(userId: string): Promise<void> {
  try {
    await limiter.consume(userId);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new TooManyTests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
  }
}
