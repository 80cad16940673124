import {
  documentRedirect,
  pageOfData,
  RELOAD_DOCUMENT,
  ROUTE_MANIFEST,
} from "~/framework/single-fetch";
import { cacheAsset, cachedAsset } from "./cache-assets";
import { deleteAll, deleteOldFormats } from "./cache-names";
import { cachedPage, cachePage, cacheShell, offlinePage, refreshPage } from "./cache-pages";
import { planFor } from "./worker-rules";

/** The part of the service worker API that is used here; TypeScript's webworker library conflicts with the DOM's. */
type Worker = {
  location: Location;
  navigator: { connection?: { saveData?: boolean; effectiveType?: string } };
  registration: ServiceWorkerRegistration;
  clients: { matchAll(options: object): Promise<{ url: string }[]>; claim(): Promise<void> };
  addEventListener<T>(type: string, listener: (event: T) => void): void;
};

type ExtendableEvent = { waitUntil(work: Promise<unknown>): void };

type FetchEvent = ExtendableEvent & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

/** After this time a cached page is shown instead: even a slow connection has sent something by then. */
const NETWORK_TIMEOUT_MS = 15_000;
/** By then a page shown by client-side navigation has loaded. */
const IDLE_DELAY_MS = 3000;

const worker = self as unknown as Worker;

worker.addEventListener<ExtendableEvent>("install", (event) => event.waitUntil(install()));

// No skipWaiting(): it would delete the caches under pages of the previous worker.
worker.addEventListener<ExtendableEvent>("activate", (event) => event.waitUntil(activate()));

worker.addEventListener<FetchEvent>("fetch", (event) => {
  const { method, url, mode, headers } = event.request;
  const asked = { method, url, isNavigation: mode === "navigate", hasRange: headers.has("Range") };
  const plan = planFor(asked, worker.location.origin);
  if (plan === "page") event.respondWith(openPage(event));
  if (plan === "play") event.respondWith(postToTitle(event.request));
  if (plan === "data") event.respondWith(loadData(event));
  if (plan === "asset") event.respondWith(loadAsset(event));
});

async function install(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  await cacheShell(windows.map(({ url }) => url));
}

async function activate(): Promise<void> {
  await deleteOldFormats();
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** The page from the network; the cached one when offline or after the timeout. */
async function openPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const arriving = fromNetwork(event);
  const fallback = after(NETWORK_TIMEOUT_MS).then(() => cachedPage(url));
  const first = await Promise.race([arriving.catch(() => null), fallback]);
  return first ?? arriving.catch(async () => (await cachedPage(url)) ?? offlinePage(url));
}

/** A title's form. Offline it leads to the title's page, which the device may have cached. */
function postToTitle(request: Request): Promise<Response> {
  return fetch(request).catch(() => Response.redirect(new URL(request.url).pathname, 303));
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  if (isLite(response)) event.waitUntil(unregisterForLite());
  else event.waitUntil(cachePage(event.request.url, response.clone()).catch(ignoreCacheError));
  return response;
}

/** Lite mode wants no script, which includes the service worker. */
async function unregisterForLite(): Promise<void> {
  await worker.registration.unregister();
  await deleteAll();
}

const isLite = (response: Response) => response.headers.get("X-Data-Mode") === "lite";

/** Router data. Offline, the response makes the router load the page as a document. */
async function loadData(event: FetchEvent): Promise<Response> {
  const page = new URL(pageOfData(event.request.url));
  try {
    const response = await fetch(event.request);
    if (isVisitors(response)) event.waitUntil(cacheVisited(page.href).catch(ignoreCacheError));
    return response;
  } catch {
    return new Response(documentRedirect(page.pathname + page.search), {
      status: 202,
      headers: { "Content-Type": "text/x-script" },
    });
  }
}

const isVisitors = ({ ok, headers }: Response) =>
  ok && !headers.get("Cache-Control")?.includes("private");

/** Caches a page shown by client-side navigation, after it has finished loading. */
async function cacheVisited(url: string): Promise<void> {
  const { saveData = false, effectiveType = "4g" } = worker.navigator.connection ?? {};
  if (saveData || effectiveType !== "4g") return;
  await after(IDLE_DELAY_MS);
  await refreshPage(url);
}

/** File names contain a content hash, so a cached file is right for any page. */
async function loadAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await cachedAsset(request);
  if (cached) return cached;
  try {
    const response = await fetch(request);
    event.waitUntil(cacheAsset(request.url, response.clone()).catch(ignoreCacheError));
    return response;
  } catch (error) {
    if (new URL(request.url).pathname === ROUTE_MANIFEST) return loadAsDocument();
    throw error;
  }
}

/** Makes the router load unknown routes as documents. */
function loadAsDocument(): Response {
  return new Response(null, { status: 204, headers: RELOAD_DOCUMENT });
}

/** With a full disk nothing is cached, and pages still load. */
function ignoreCacheError(): void {}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
