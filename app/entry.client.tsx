import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { letLinksLoadDocuments } from "./framework/document-links";
import { decodeInitialData, handlesOfPage } from "./framework/hydration";
import { paths } from "./paths";
import { NONE, PageRender } from "./shell/page-render";
import type { RouteHandle } from "./shell/route-handle";

if (import.meta.env.DEV) import("./app.css");

// For when hydration fails and React renders the whole document again.
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

/** Registers the service worker, and sends pending moves of earlier visits (docs/decisions/0013). */
function beReadyForOffline(): void {
  // The message about sent moves needs a hydrated page.
  if (!("hydrated" in document.documentElement.dataset)) {
    setTimeout(beReadyForOffline, 100);
    return;
  }
  navigator.serviceWorker?.register(paths.worker).catch(() => {});
  // Offline, links load documents, which the worker may have cached.
  addEventListener("click", letLinksLoadDocuments, true);
  try {
    if (Object.keys(localStorage).some((key) => /^(?:moves|quiz):/.test(key))) {
      import("./play/browser/send-pending").then(
        ({ sendPending }) => sendPending(),
        () => {},
      );
    }
  } catch {
    // Storage is blocked.
  }
}

function partsOfRoutes(): (Promise<void> | undefined)[] {
  return handlesOfPage().map((handle) => (handle as RouteHandle | undefined)?.ready?.());
}
