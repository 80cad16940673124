import { FRIENDLY, paths } from "~/paths";
import { keepAssetsOf, trimAssets } from "./cache-assets";
import { keptNote, offlineHtml, quizNote, titleOf, withNote } from "./cache-html";
import { answered, open } from "./cache-names";
import { isWhole, mayKeepPage, planFor, surplus } from "./worker-rules";

const MOST = 20;
const RECENT_MS = 10 * 60_000;
const KEPT_AT = "X-Kept-At";

const shell = [paths.offline, paths.quiz];

/**
 * Keeps what every device needs without a network: the offline page and the quiz's first screen, each as a visitor without
 * cookies gets it, and the pages that are open already.
 *
 * @param visible addresses of open pages
 * @throws TypeError where the network is gone: the browser tries again with the next page
 */
export async function keepShell(visible: readonly string[]): Promise<void> {
  await Promise.all(
    shell.map(async (path) => {
      const response = await fetch(path, { credentials: "omit" });
      if (!isWhole(answered(response))) throw new TypeError(`${path}: ${response.status}`);
      const html = await response.text();
      await keepAssetsOf(html);
      await (await open("shell")).put(path, copyOf(response, html));
    }),
  );
  const pages = visible.filter((url) => isPage(url));
  // The browser has just had them, and need not ask again.
  const again = pages.map(async (url) => keepPage(url, await fetch(url, { cache: "force-cache" })));
  await Promise.allSettled(again);
}

function isPage(url: string): boolean {
  return (
    planFor({ method: "GET", url, isNavigation: true, hasRange: false }, location.origin) === "page"
  );
}

/** Keeps a page that is shown without having been loaded as one, unless that was done a moment ago. */
export async function keepAgain(url: string): Promise<void> {
  const kept = await (await open("pages")).match(url, { ignoreVary: true });
  const isRecent = Date.now() - Number(kept?.headers.get(KEPT_AT) ?? 0) < RECENT_MS;
  if (isPage(url) && !isRecent) await keepPage(url, await fetch(url));
}

/** Keeps a page that was shown, if it is everybody's; of more than 20 the oldest goes. */
export async function keepPage(url: string, response: Response): Promise<void> {
  if (!mayKeepPage(url, answered(response))) return;
  const html = await response.text();
  await keepAssetsOf(html);
  const pages = await open("pages");
  await pages.delete(url);
  await pages.put(url, copyOf(response, html));
  const over = surplus(await pages.keys(), MOST);
  await Promise.all(over.map((request) => pages.delete(request)));
  await trimAssets(htmlOfAll);
}

/**
 * The kept page of an address, with a note that says so; null where none is kept. The quiz is kept as its first screen,
 * from which its script goes on with what the device has of the attempt (app/play/offline-attempt.ts).
 */
export async function keptPage(url: string): Promise<Response | null> {
  const { pathname, search, searchParams } = new URL(url);
  if (pathname === paths.quiz) {
    const kept = searchParams.has(FRIENDLY) ? `?${FRIENDLY}=1` : "";
    return search === kept ? keptQuiz() : Response.redirect(paths.quiz + kept);
  }
  const kept = await (await open("pages")).match(url, { ignoreVary: true });
  if (!kept) return null;
  const note = keptNote(Number(kept.headers.get(KEPT_AT)));
  return copyOf(kept, withNote(await kept.text(), note));
}

async function keptQuiz(): Promise<Response | null> {
  const kept = await (await open("shell")).match(paths.quiz, { ignoreVary: true });
  return kept ? copyOf(kept, withNote(await kept.text(), quizNote)) : null;
}

/** The page that stands in for an address which is not kept. */
export async function offlinePage(url: string): Promise<Response> {
  const page = await (await open("shell")).match(paths.offline, { ignoreVary: true });
  if (!page) return Response.error();
  const { pathname, search } = new URL(url);
  return copyOf(page, offlineHtml(await page.text(), pathname + search, await keptLinks()));
}

/** The pages that are kept, the latest first. */
async function keptLinks() {
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

/** The same answer with another text, and with the time when it came. */
function copyOf(response: Response, html: string): Response {
  const headers = new Headers(response.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  if (!headers.has(KEPT_AT)) headers.set(KEPT_AT, String(Date.now()));
  return new Response(html, { headers });
}
