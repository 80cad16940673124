import { useRef, useState } from "react";
import type { LoadResult } from "~/platform/sources/load-result";
import { rarePaths } from "~/rare-paths";

const MAX_WAIT_MS = 10_000;

type Source<Item> = Promise<LoadResult<Item>>;

/**
 * A part of the feed that can be loaded again by itself.
 *
 * @param initial what came with the page; when a newer page comes, that counts again
 * @returns the list to show, how to load it again, and a ref for the section, which then takes the focus that the
 *   pressed link loses
 */
export function usePart<Item>(
  part: Parameters<typeof rarePaths.feedPart>[0],
  initial: Source<Item>,
) {
  const section = useRef<HTMLElement>(null);
  const [reloaded, setReloaded] = useState<{ over: Source<Item>; source: Source<Item> }>();
  const source = reloaded?.over === initial ? reloaded.source : initial;
  const reload = () => {
    setReloaded({ over: initial, source: fetchPart(rarePaths.feedPart(part)) });
    section.current?.focus({ preventScroll: true });
  };
  return { section, source, reload };
}

/** A line that breaks is one more way for a source to fail. */
async function fetchPart<Item>(address: string): Source<Item> {
  const impatience = new AbortController();
  const timer = setTimeout(() => impatience.abort(), MAX_WAIT_MS);
  try {
    const response = await fetch(address, { signal: impatience.signal });
    return response.ok ? await response.json() : { status: "failed" };
  } catch {
    return { status: "failed" };
  } finally {
    clearTimeout(timer);
  }
}
