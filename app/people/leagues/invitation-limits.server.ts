import { networkKey, RateLimiter } from "~/platform/limits/rate-limiter.server";

const MAX_TRIES = 30;
const WINDOW_MS = 60 * 60_000;

const perAddress = new RateLimiter("league codes of an address", {
  max: MAX_TRIES,
  windowMs: WINDOW_MS,
});

/**
 * Looks a code up, and counts it for the client's address unless it leads somewhere: many friends share one.
 *
 * @param address the client's network address; an unknown one is not counted
 * @throws TooManyRequests, also for a code that leads somewhere
 */
export async function countedTry<Found>(
  address: string | undefined,
  find: () => Promise<Found | null>,
): Promise<Found | null> {
  await perAddress.takeFrom(address);
  const found = await find();
  if (found !== null && address) await perAddress.refund(networkKey(address));
  return found;
}
