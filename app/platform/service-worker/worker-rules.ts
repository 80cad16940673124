import { isDataPath, ROUTE_MANIFEST } from "~/framework/single-fetch";
import { paths } from "~/paths";
import { playable } from "~/playable";
import { rarePaths } from "~/rare-paths";

/** What the worker does about a request: ignore it, or one of four ways to answer. */
export type Plan = "leave" | "page" | "data" | "asset" | "play";

/** The parts of a request that decide. */
export type WorkerRequest = {
  method: string;
  url: string;
  /** Whether it is a navigation, and not a subresource. */
  isNavigation: boolean;
  hasRange: boolean;
};

/** Paths that look like pages but whose responses must not be cached. */
const UNCACHED_PATHS: readonly string[] = [
  "/healthz",
  rarePaths.session,
  paths.logout,
  paths.accountData,
  ...playable.map(paths.moves),
  paths.dataMode,
  paths.consent,
  rarePaths.push,
];

/** Where titles are started by a form on another page, which the device may have cached. */
const TITLE_PATHS: readonly string[] = playable.map(paths.playTitle);

/**
 * What the worker does about a request. It ignores non-GET requests but for those that start a title, other origins,
 * ranges, other files, and uncacheable paths.
 *
 * @param origin the site's own
 */
export function planFor(
  { method, url, isNavigation, hasRange }: WorkerRequest,
  origin: string,
): Plan {
  const address = new URL(url);
  const { pathname } = address;
  const isTitleForm = method === "POST" && isNavigation && TITLE_PATHS.includes(pathname);
  if (isTitleForm && address.origin === origin) return "play";
  if (method !== "GET" || hasRange || address.origin !== origin) return "leave";
  if (isNavigation) return isPage(pathname) ? "page" : "leave";
  if (pathname.startsWith("/assets/") || pathname === ROUTE_MANIFEST) return "asset";
  return isDataPath(pathname) ? "data" : "leave";
}

function isPage(pathname: string): boolean {
  return !/\.[a-z0-9]+$/i.test(pathname) && !UNCACHED_PATHS.includes(pathname);
}

/** The parts of a response that decide whether it may be cached. */
export type Answered = {
  status: number;
  /** "basic" is a same-origin response. */
  type: string;
  redirected: boolean;
  contentType: string;
  cacheControl: string;
};

/**
 * Whether a page may be cached on the device: complete, and declared public by the server. So a shared phone never
 * shows another person's page.
 */
export function isPageCacheable(url: string, answer: Answered): boolean {
  return (
    isWhole(answer) &&
    answer.contentType.startsWith("text/html") &&
    isPublic(answer.cacheControl) &&
    !hasAuthForm(new URL(url))
  );
}

/** Logging in needs the network. */
function hasAuthForm({ pathname, searchParams }: URL): boolean {
  const isFormsPage = [paths.login, paths.join, paths.forgot].some((path) => path === pathname);
  return isFormsPage || searchParams.has("dialog");
}

/** Whether a response is complete and ours, which is all that a build file needs to be cached. */
export function isWhole({
  status,
  type,
  redirected,
}: Pick<Answered, "status" | "type" | "redirected">): boolean {
  return status === 200 && type === "basic" && !redirected;
}

function isPublic(cacheControl: string): boolean {
  const says = cacheControl.split(",").map((part) => part.trim().split("=", 1)[0]);
  return says.includes("public") && !says.includes("private") && !says.includes("no-store");
}

/**
 * The build files that a page references: scripts, fonts and icons. Not the route manifest, since pages inline their
 * part of it.
 */
export function assetsOf(html: string): string[] {
  const files = html.match(/\/assets\/(?!manifest-)[\w.-]+\.(?:js|css|woff2|svg)/g);
  return [...new Set(files)];
}

/** The build files that a script imports, at once or later. */
export function partsOf(script: string): string[] {
  const imports = script.matchAll(/(?:from|import\(?)\s*"\.\/([\w.-]+\.js)"/g);
  return Array.from(imports, ([, file]) => `/assets/${file}`);
}

/** The entries, given oldest first, to delete so that at most `max` remain. */
export function surplus<Key>(keys: readonly Key[], max: number): Key[] {
  return keys.slice(0, Math.max(0, keys.length - max));
}
