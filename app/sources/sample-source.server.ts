import { setTimeout as pause } from "node:timers/promises";
import { nowFor } from "~/clock/clock.server";
import { environment } from "~/config/environment.server";
import { seamOf } from "~/seam/seam.server";
import type { Settled } from "./settled";

const TIMEOUT_MS = 1500;
const LATENCY_MS = { least: 120, most: 250 };

/**
 * A list of sample data, read the way a real one would be (spec, section 7: local data loaders): it may take
 * a while, fail or say nothing at all, and none of that reaches the page as an exception.
 *
 * @param name what tests call it when they make it misbehave
 * @param read gives the list for a moment, in milliseconds since the epoch
 * @returns a reader for a request; a source that has not answered in 1.5 s counts as failed
 */
export function sampleSource<Item>(name: string, read: (now: number) => Item[]) {
  return async (request: Request): Promise<Settled<Item>> => {
    const done = new AbortController();
    const late = pause(TIMEOUT_MS, { status: "failed" } as const, { signal: done.signal });
    try {
      return await Promise.race([answer(name, read, request), late]);
    } catch {
      return { status: "failed" };
    } finally {
      done.abort();
      late.catch(() => {});
    }
  };
}

async function answer<Item>(
  name: string,
  read: (now: number) => Item[],
  request: Request,
): Promise<Settled<Item>> {
  const wish = seamOf(request).sources?.[name];
  if (wish === "hang") await pause(10 * TIMEOUT_MS, undefined, { ref: false });
  if (wish === "fail") throw new Error(`The sample source ${name} was asked to fail.`);
  if (latencyIsOn()) await pause(LATENCY_MS.least + Math.random() * spread());
  return { status: "ready", items: wish === "empty" ? [] : read(nowFor(request)) };
}

const spread = () => LATENCY_MS.most - LATENCY_MS.least;

function latencyIsOn(): boolean {
  const { SIMULATED_LATENCY, NODE_ENV } = environment();
  return SIMULATED_LATENCY ? SIMULATED_LATENCY === "on" : NODE_ENV === "development";
}
