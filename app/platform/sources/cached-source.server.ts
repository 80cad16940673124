import { nowFor } from "~/platform/clock/clock.server";
import { testHooksOf } from "~/platform/test-hooks/test-hooks.server";
import type { LoadResult } from "./load-result";

type Source<Item> = (request: Request) => Promise<LoadResult<Item>>;

/**
 * A source that is asked again only when its last list is old (spec, section 7: events are cached for 10 minutes).
 * The process keeps that one list and nothing else. A failed reading is never kept, and a request of a test that
 * makes the source misbehave is answered by the source itself and leaves nothing behind.
 *
 * @param name what tests call the source
 * @param lifetimeMs how long a list counts as new, by the clock of the request
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
