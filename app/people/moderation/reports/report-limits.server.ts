import { RateLimiter } from "~/platform/limits/rate-limiter.server";

const WINDOW_MS = 15 * 60_000;
const REPORTS_PER_USER = 10;
/** Generous, because many phones share one address. */
const REPORTS_PER_ADDRESS = 30;

const limit = (name: string, max: number) => new RateLimiter(name, { max, windowMs: WINDOW_MS });
const perUser = limit("reports of a user", REPORTS_PER_USER);
const perAddress = limit("reports of an address", REPORTS_PER_ADDRESS);

/**
 * Counts a report before it is stored.
 *
 * @param userId null for a visitor
 * @param address the client's network address; an unknown one is not counted
 * @throws TooManyRequests
 */
export async function countReport(userId: string | null, address: string | undefined) {
  if (userId) await perUser.take(userId);
  await perAddress.takeFrom(address);
}
