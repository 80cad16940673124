import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { letLinksLoadDocuments } from "./framework/document-links";
import { decodeInitialData, handlesOfPage } from "./framework/hydration";
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

function partsOfRoutes(): (Promise<void> | undefined)[] {
  return handlesOfPage().map((handle) => (handle as RouteHandle | undefined)?.ready?.());
}
