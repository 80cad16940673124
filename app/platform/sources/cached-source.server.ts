import { nowFor } from "~/platform/clock/clock.server";
import { testHooksOf } from "~/platform/test-hooks/test-hooks.server";
import type { LoadResult } from "./load-result";

type Source<Item> = (request: Request) => Promise<LoadResult<Item>>;

/**
 * Caches a source's last list. Failures are not cached, and requests with test hooks for the source
 * bypass the cache.
 *
 * @param name of the source in test hooks
 * @param lifetimeMs how long a list is fresh, by the clock of the request
 */
export function cachedSource<Item>(
  name: string,
  lifetimeMs: number,
  source: Source<Item>,
): Source<Item> {
  let cached: { at: number; result: LoadResult<Item> } | null = null;
  return async (request) => {
    if (testHooksOf(request).sources?.[name]) return source(request);
    const now = nowFor(request);
    if (cached && now >= cached.at && now - cached.at < lifetimeMs) return cached.result;
    const result = await source(request);
    if (result.status === "ready") cached = { at: now, result };
    return result;
  };
}
