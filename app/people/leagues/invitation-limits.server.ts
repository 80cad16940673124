import { networkKey, RateLimiter } from "~/platform/limits/rate-limiter.server";

const MAX_TRIES = 30;
const WINDOW_MS = 60 * 60_000;

const perAddress = new RateLimiter("league codes of an address", {
  max: MAX_TRIES,
  windowMs: WINDOW_MS,
});

/** Too many codes were tried from an address; `retryAfter` is the seconds to wait. */
export class TooManyCodes extends Error {
  constructor(readonly retryAfter: number) {
    super("Too many codes were tried.");
  }
}

/**
 * Looks a code up, and counts it for the client's address unless it leads somewhere: many friends share one.
 *
 * @param address the client's network address; an unknown one is not counted
 * @throws TooManyCodes, also for a code that leads somewhere
 */
export async function countedTry<Found>(
  address: string | undefined,
  find: () => Promise<Found | null>,
): Promise<Found | null> {
  if (!address) return find();
  const key = networkKey(address);
  const wait = await perAddress.consume(key);
  if (wait !== null) throw new TooManyCodes(wait);
  const found = await find();
  if (found !== null) await perAddress.refund(key);
  return found;
}
