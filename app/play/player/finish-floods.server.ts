import { LRUCache } from "lru-cache";
import { networkKey } from "~/platform/limits/rate-limiter.server";
import { logger } from "~/platform/logging/logger.server";
import { events } from "~/platform/metrics/events.server";

const WINDOW_MS = 10 * 60_000;
/** A school or a mobile network has as many fans behind one address, but seldom in ten minutes. */
const FLOOD = 300;
const MAX_ADDRESSES = 10_000;

type Seen = { since: number; finishes: number };

const addresses = new LRUCache<string, Seen>({ max: MAX_ADDRESSES });

/**
 * Tells the operator of an address from which very many finish one edition within ten minutes, by what this process has
 * seen. Nothing is refused. The log says no address: the proxy's has it.
 *
 * @param address the client's network address; an unknown one is not counted
 * @param edition its `crowdKey`
 * @param now milliseconds since the epoch
 */
export function noteFinish(address: string | undefined, edition: string, now: number): void {
  if (!address) return;
  const key = `${edition} ${networkKey(address)}`;
  const known = addresses.get(key);
  const isKnown = known && now >= known.since && now - known.since < WINDOW_MS;
  const seen = isKnown ? known : { since: now, finishes: 0 };
  seen.finishes += 1;
  addresses.set(key, seen);
  if (seen.finishes !== FLOOD) return;
  logger().warn({ edition, finishes: FLOOD }, "Very many finishes came from one address.");
  events.finishFlood.publish(edition);
}
