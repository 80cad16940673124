import { setTimeout as pause } from "node:timers/promises";
import { nowFor } from "~/platform/clock/clock.server";
import { environment } from "~/platform/config/environment.server";
import type { LoadResult } from "./load-result";
import { loadWithTimeout } from "./load-with-timeout.server";

const LATENCY_MS = { min: 120, max: 250 };

/**
 * A list of sample data, loaded like a remote one (docs/rules.md#sample-and-real): it may be slow, fail or hang;
 * never throws.
 *
 * @param name of the source in test hooks
 * @param read returns the list at a moment, in milliseconds since the epoch
 * @returns a reader for a request; a source without an answer after 1.5 s counts as failed
 */
export function sampleSource<Item>(name: string, read: (now: number) => Item[] | Promise<Item[]>) {
  return (request: Request): Promise<LoadResult<Item>> =>
    loadWithTimeout(request, name, async () => {
      if (latencyIsOn()) await pause(LATENCY_MS.min + Math.random() * spread());
      return read(nowFor(request));
    });
}

const spread = () => LATENCY_MS.max - LATENCY_MS.min;

function latencyIsOn(): boolean {
  const { SIMULATED_LATENCY, NODE_ENV } = environment();
  return SIMULATED_LATENCY ? SIMULATED_LATENCY === "on" : NODE_ENV === "development";
}
