import {
  documentRedirect,
  pageOfData,
  RELOAD_DOCUMENT,
  ROUTE_MANIFEST,
} from "~/framework/single-fetch";
import { keepAsset, keptAsset } from "./cache-assets";
import { forgetAll, forgetOldFormats } from "./cache-names";
import { keepAgain, keepPage, keepShell, keptPage, offlinePage } from "./cache-pages";
import { planFor } from "./worker-rules";

/** As much of a service worker's world as this one needs; TypeScript can't have it beside a page's. */
type Worker = {
  location: Location;
  navigator: { connection?: { saveData?: boolean; effectiveType?: string } };
  registration: ServiceWorkerRegistration;
  clients: { matchAll(options: object): Promise<{ url: string }[]>; claim(): Promise<void> };
  addEventListener<T>(type: string, listener: (event: T) => void): void;
};

type Lasting = { waitUntil(work: Promise<unknown>): void };

type Fetching = Lasting & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

/** How long a page may be on its way before one that is kept is shown: even a slow line has sent something by then. */
const PATIENCE_MS = 15_000;
/** After so long a page that a script shows has come. */
const QUIET_MS = 3000;

const worker = self as unknown as Worker;

worker.addEventListener<Lasting>("install", (event) => event.waitUntil(install()));

// It becomes active when no page uses the one before it, so nothing is taken away from under an open page.
worker.addEventListener<Lasting>("activate", (event) => event.waitUntil(takeOver()));

worker.addEventListener<Fetching>("fetch", (event) => {
  const { method, url, mode, headers } = event.request;
  const asked = { method, url, isNavigation: mode === "navigate", hasRange: headers.has("Range") };
  const plan = planFor(asked, worker.location.origin);
  if (plan === "page") event.respondWith(openPage(event));
  if (plan === "data") event.respondWith(loadData(event));
  if (plan === "asset") event.respondWith(loadAsset(event));
});

async function install(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  await keepShell(windows.map(({ url }) => url));
}

async function takeOver(): Promise<void> {
  await forgetOldFormats();
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** The network's page; a kept one where the network is gone, or where nothing comes. */
async function openPage(event: Fetching): Promise<Response> {
  const { url } = event.request;
  const arriving = fromNetwork(event);
  const late = after(PATIENCE_MS).then(() => keptPage(url));
  const first = await Promise.race([arriving.catch(() => null), late]);
  return first ?? arriving.catch(async () => (await keptPage(url)) ?? offlinePage(url));
}

async function fromNetwork(event: Fetching): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  if (isLite(response)) event.waitUntil(unregisterForLite());
  else event.waitUntil(keepPage(event.request.url, response.clone()).catch(ignoreCacheError));
  return response;
}

/** Who wants pages without script wants none that works behind them either. */
async function unregisterForLite(): Promise<void> {
  await worker.registration.unregister();
  await forgetAll();
}

const isLite = (response: Response) => response.headers.get("X-Data-Mode") === "lite";

/** What a page's script asks for to show the next page: without a network that page comes as a document. */
async function loadData(event: Fetching): Promise<Response> {
  const page = new URL(pageOfData(event.request.url));
  try {
    const response = await fetch(event.request);
    if (isVisitors(response)) event.waitUntil(keepVisited(page.href).catch(ignoreCacheError));
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

/** Keeps a page that a script has shown, once the line has done what the person waits for. */
async function keepVisited(url: string): Promise<void> {
  const { saveData = false, effectiveType = "4g" } = worker.navigator.connection ?? {};
  if (saveData || effectiveType !== "4g") return;
  await after(QUIET_MS);
  await keepAgain(url);
}

/** Names of files change with what is in them, so what is kept is right for whichever page asks. */
async function loadAsset(event: Fetching): Promise<Response> {
  const { request } = event;
  const kept = await keptAsset(request);
  if (kept) return kept;
  try {
    const response = await fetch(request);
    event.waitUntil(keepAsset(request.url, response.clone()).catch(ignoreCacheError));
    return response;
  } catch (error) {
    if (new URL(request.url).pathname === ROUTE_MANIFEST) return loadAsDocument();
    throw error;
  }
}

/** Tells the framework to load pages that it does not know as documents. */
function loadAsDocument(): Response {
  return new Response(null, { status: 204, headers: RELOAD_DOCUMENT });
}

/** A phone that is full keeps nothing more, and shows what comes all the same. */
function ignoreCacheError(): void {}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
