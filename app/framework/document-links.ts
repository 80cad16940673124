/** A link that the router answers: the framework marks each, to discover its route ahead. */
export const ROUTER_LINK = "a[data-discover]";

/** Keeps the router from a click while there is no network, so that the browser asks the worker for the document. */
export function letLinksLoadDocuments(event: Event): void {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return;
  if (event.target instanceof Element && event.target.closest(ROUTER_LINK)) {
    event.stopPropagation();
  }
}
