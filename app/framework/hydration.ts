import { RemixBrowser } from "@remix-run/react";

/**
 * Waits for the data that came with the page. Until it is decoded the framework's root suspends, and React gives
 * up on a root that suspends when a press makes hydration urgent (its error 345). The framework throws the promise that
 * it waits for, and there is no other way to it.
 */
export async function decodeInitialData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (pending) {
    if (!(pending instanceof Promise)) throw pending;
    await pending;
  }
}

/** What the routes of the page export as their `handle`: the router that could tell is made by hydration only. */
export function handlesOfPage(): unknown[] {
  return Object.values(window.__remixRouteModules).map((module) => module?.handle);
}
