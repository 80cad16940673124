import { networkKey, RateLimiter } from "~/platform/limits/rate-limiter.server";

/** Generous, because many phones share one address. */
const MAX_DUELS = 30;
const WINDOW_MS = 15 * 60_000;

const perAddress = new RateLimiter("duels of an address", { max: MAX_DUELS, windowMs: WINDOW_MS });

/**
 * Counts a plan before it is stored.
 *
 * @param address the client's network address; an unknown one is not counted
 * @returns the seconds to wait; null if allowed
 */
export const countPlan = async (address: string | undefined): Promise<number | null> =>
  address ? perAddress.consume(networkKey(address)) : null;
