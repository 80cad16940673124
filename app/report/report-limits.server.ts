import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const WINDOW_S = 15 * 60;
const REPORTS_PER_USER = 10;
/** Many phones share one address. */
const REPORTS_PER_ADDRESS = 30;

/** Somebody sent too many reports; it is worth trying again after so many seconds. */
export class TooManyReports extends Error {
  constructor(readonly retryAfter: number) {
    super(`Too many reports; the next one in ${retryAfter} s.`);
  }
}

/** In memory, as the limits on attempts are (app/account/attempt-limits.server.ts). */
const limiter = (points: number) => new RateLimiterMemory({ points, duration: WINDOW_S });
const perUser = limiter(REPORTS_PER_USER);
const perAddress = limiter(REPORTS_PER_ADDRESS);

/**
 * Counts a report before it is kept.
 *
 * @param userId null for a visitor
 * @param address the sender's network address; where nobody knows it there is nothing to count
 * @throws TooManyReports
 */
export async function countReport(userId: string | null, address: string | undefined) {
  if (userId) await take(perUser, userId);
  if (address) await take(perAddress, address);
}

async function take(limit: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limit.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.ceil(refusal.msBeforeNext / 1000);
    // By a clock that was set back it would seem to be days.
    throw new TooManyReports(Math.min(WINDOW_S, Math.max(1, seconds)));
  }
}
