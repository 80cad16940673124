import { FRIENDLY, paths } from "~/paths";
import { sealedTitles } from "~/playable";
import { rarePaths } from "~/rare-paths";
import { cacheAssetsOf, cachePartsOf, trimAssets } from "./cache-assets";
import { cachedNote, offlineHtml, playNote, titleOf, withNote } from "./cache-html";
import { open, responseFacts } from "./cache-names";
import { isPageCacheable, isWhole, planFor, surplus } from "./worker-rules";

const MAX_PAGES = 20;
const RECENT_MS = 10 * 60_000;
const CACHED_AT = "X-Kept-At";

/** Where the titles are that are played without a network. */
const sealedPaths: readonly string[] = sealedTitles.map(paths.playTitle);
const shell = [rarePaths.offline, ...sealedPaths];

/**
 * Caches what every device needs offline: the offline page and the first screens of the sealed titles, all fetched
 * without cookies, and the open pages.
 *
 * @param visible URLs of open pages
 * @throws TypeError when offline: the browser installs the worker again with the next page
 */
export async function cacheShell(visible: readonly string[]): Promise<void> {
  await Promise.all(
    shell.map(async (path) => {
      // Not stale from the HTTP cache: with three revalidations running, Chromium holds a worker's next fetch for ever.
      const response = await fetch(path, { credentials: "omit", cache: "no-cache" });
      if (!isWhole(responseFacts(response))) throw new TypeError(`${path}: ${response.status}`);
      const html = await response.text();
      await cacheAssetsOf(html);
      if (sealedPaths.includes(path)) await cachePartsOf(html);
      await (await open("shell")).put(path, copyOf(response, html));
    }),
  );
  const pages = visible.filter((url) => isPage(url));
  // From the HTTP cache: the browser has just loaded them.
  const again = pages.map(async (url) =>
    cachePage(url, await fetch(url, { cache: "force-cache" })),
  );
  await Promise.allSettled(again);
}

function isPage(url: string): boolean {
  return (
    planFor({ method: "GET", url, isNavigation: true, hasRange: false }, location.origin) === "page"
  );
}

/** Caches a page that was shown by client-side navigation, unless it was cached recently. */
export async function refreshPage(url: string): Promise<void> {
  const cached = await (await open("pages")).match(url, { ignoreVary: true });
  const isRecent = Date.now() - Number(cached?.headers.get(CACHED_AT) ?? 0) < RECENT_MS;
  if (isPage(url) && !isRecent) await cachePage(url, await fetch(url));
}

/** Caches a visited page if it is public; of more than 20 the oldest is deleted. */
export async function cachePage(url: string, response: Response): Promise<void> {
  if (!isPageCacheable(url, responseFacts(response))) return;
  const html = await response.text();
  await cacheAssetsOf(html);
  const pages = await open("pages");
  await pages.delete(url);
  await pages.put(url, copyOf(response, html));
  const excess = surplus(await pages.keys(), MAX_PAGES);
  await Promise.all(excess.map((request) => pages.delete(request)));
  await trimAssets(htmlOfAll);
}

/**
 * The cached page of an address, with a note; null if there is none. A sealed title is cached as its first screen, from
 * which its script resumes the stored attempt (app/play/browser/offline-attempt.ts).
 */
export async function cachedPage(url: string): Promise<Response | null> {
  const { pathname, search, searchParams } = new URL(url);
  if (sealedPaths.includes(pathname)) {
    const friendlySearch = searchParams.has(FRIENDLY) ? `?${FRIENDLY}=1` : "";
    return search === friendlySearch
      ? cachedTitle(pathname)
      : Response.redirect(pathname + friendlySearch);
  }
  const cached = await (await open("pages")).match(url, { ignoreVary: true });
  if (!cached) return null;
  const note = cachedNote(Number(cached.headers.get(CACHED_AT)));
  return copyOf(cached, withNote(await cached.text(), note));
}

async function cachedTitle(path: string): Promise<Response | null> {
  const cached = await (await open("shell")).match(path, { ignoreVary: true });
  return cached ? copyOf(cached, withNote(await cached.text(), playNote)) : null;
}

/** The offline page for an uncached address. */
export async function offlinePage(url: string): Promise<Response> {
  const page = await (await open("shell")).match(rarePaths.offline, { ignoreVary: true });
  if (!page) return Response.error();
  const { pathname, search } = new URL(url);
  return copyOf(page, offlineHtml(await page.text(), pathname + search, await cachedLinks()));
}

/** The cached pages, latest first. */
async function cachedLinks() {
  const pages = await open("pages");
  const links = (await pages.keys()).map(async (request) => {
    const { pathname, search } = new URL(request.url);
    const html = await (await pages.match(request, { ignoreVary: true }))?.text();
    return { path: pathname + search, title: titleOf(html ?? "") };
  });
  return (await Promise.all(links)).reverse();
}

async function htmlOfAll(): Promise<string[]> {
  const caches = await Promise.all([open("shell"), open("pages")]);
  const responses = await Promise.all(caches.map((cache) => cache.matchAll()));
  return Promise.all(responses.flat().map((response) => response.text()));
}

/** A copy of a response with other HTML and the time it was cached. */
function copyOf(response: Response, html: string): Response {
  const headers = new Headers(response.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  if (!headers.has(CACHED_AT)) headers.set(CACHED_AT, String(Date.now()));
  return new Response(html, { headers });
}
