import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { NONE, PageRender } from "./shell/page-render";
import type { RouteHandle } from "./shell/route-handle";

if (import.meta.env.DEV) import("./app.css");

// Kept for the day when hydration fails and React writes the whole document anew.
const styles = document.querySelector("style")?.textContent ?? "";

await Promise.all([decodeInitialData(), ...partsOfRoutes()]);
startTransition(() => {
  hydrateRoot(
    document,
    <PageRender.Provider value={{ ...NONE, styles }}>
      <RemixBrowser />
    </PageRender.Provider>,
  );
});

function partsOfRoutes(): (Promise<void> | undefined)[] {
  const routes = Object.values(window.__remixRouteModules);
  return routes.map((route) => (route?.handle as RouteHandle)?.ready?.());
}

/**
 * Waits for the data that came with the page. Until it is decoded the framework's root suspends, and React gives
 * up on a root that suspends when somebody's press makes hydration urgent (its error 345).
 */
async function decodeInitialData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (pending) {
    if (!(pending instanceof Promise)) throw pending;
    await pending;
  }
}
