import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { paths } from "./paths";
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

if (import.meta.env.PROD) {
  const { requestIdleCallback } = window;
  if (requestIdleCallback) requestIdleCallback(beReadyForOffline, { timeout: 2000 });
  else setTimeout(beReadyForOffline);
}

/** The worker for when the network is gone, and what an earlier visit could not send (docs/decisions/0013). */
function beReadyForOffline(): void {
  // What is said of moves that were sent needs a page that hears it.
  if (!("hydrated" in document.documentElement.dataset)) {
    setTimeout(beReadyForOffline, 100);
    return;
  }
  navigator.serviceWorker?.register(paths.worker).catch(() => {});
  // Without a network a link leads to a document: the worker may have that one.
  addEventListener("click", letLinksLoadDocuments, true);
  try {
    if (Object.keys(localStorage).some((key) => /^(?:moves|quiz):/.test(key))) {
      import("./play/move-queues").then(
        ({ sendPending }) => sendPending(),
        () => {},
      );
    }
  } catch {
    // The browser keeps nothing for us.
  }
}

function letLinksLoadDocuments(event: Event): void {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return;
  if (event.target instanceof Element && event.target.closest("a[data-discover]")) {
    event.stopPropagation();
  }
}

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
