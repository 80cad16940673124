import { networkKey, RateLimiter } from "~/platform/limits/rate-limiter.server";

/** Generous, because many phones share one address; few enough that a flood of kick-offs fills no disk. */
const MAX_VISITORS = 1000;
const WINDOW_MS = 60 * 60_000;

const perAddress = new RateLimiter("visitors of an address", {
  max: MAX_VISITORS,
  windowMs: WINDOW_MS,
});

/**
 * Counts a visitor before their first kick-off is stored.
 *
 * @param address the client's network address; an unknown one is not counted
 * @returns whether they may kick off
 */
export const countVisitor = async (address: string | undefined): Promise<boolean> =>
  !address || (await perAddress.consume(networkKey(address))) === null;
