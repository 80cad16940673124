import { setTimeout as pause } from "node:timers/promises";
import { nowFor } from "~/platform/clock/clock.server";
import { environment } from "~/platform/config/environment.server";
import type { LoadResult } from "./load-result";
import { loadWithTimeout } from "./load-with-timeout.server";

const LATENCY_MS = { min: 120, max: 250 };

/**
 * A list of sample data, read the way a real one would be (spec, section 7: local data loaders): it may take
 * a while, fail or say nothing at all, and none of that reaches the page as an exception.
 *
 * @param name what tests call it when they make it misbehave
 * @param read gives the list for a moment, in milliseconds since the epoch
 * @returns a reader for a request; a source that has not answered in 1.5 s counts as failed
 */
export function sampleSource<Item>(name: string, read: (now: number) => Item[]) {
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
