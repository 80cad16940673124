import { paths } from "~/paths";

/** What the worker does about a request: ignore it, or one of three ways to answer. */
export type Plan = "leave" | "page" | "data" | "asset";

/** The parts of a request that decide. */
export type Asked = {
  method: string;
  url: string;
  /** Whether it is a navigation, and not a subresource. */
  isNavigation: boolean;
  hasRange: boolean;
};

/** Paths that look like pages but whose responses must not be cached. */
const UNCACHED_PATHS: readonly string[] = [
  "/healthz",
  paths.session,
  paths.logout,
  paths.accountData,
  paths.quizAttempt,
  paths.dataMode,
  paths.consent,
  paths.push,
];

const DATA = ".data";
/** The framework's route manifest requests; their URL contains the build's version. */
export const ROUTE_MANIFEST = "/__manifest";

/**
 * What the worker does about a request. It ignores non-GET requests, other origins, ranges, other files, and
 * uncacheable paths.
 *
 * @param origin the site's own
 */
export function planFor({ method, url, isNavigation, hasRange }: Asked, origin: string): Plan {
  const address = new URL(url);
  const { pathname } = address;
  if (method !== "GET" || hasRange || address.origin !== origin) return "leave";
  if (isNavigation) return isPage(pathname) ? "page" : "leave";
  if (pathname.startsWith("/assets/") || pathname === ROUTE_MANIFEST) return "asset";
  return pathname.endsWith(DATA) ? "data" : "leave";
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
    !new URL(url).searchParams.has("dialog")
  );
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

/** The page that a data request of the router belongs to. */
export function pageOfData(url: string): string {
  const page = new URL(url);
  page.pathname = page.pathname === "/_root.data" ? "/" : page.pathname.slice(0, -DATA.length);
  page.searchParams.delete("_routes");
  return page.href;
}

/**
 * A single-fetch response that makes the router load this page as a document: offline, a click then leads to the cached
 * page instead of an error.
 *
 * @param path path and search of ours
 */
export function documentRedirect(path: string): string {
  const names = { _2: 3, _4: 5, _6: 7, _8: 9, _10: 7 };
  const fields = ["redirect", path, "status", 302, "revalidate", false, "reload", true, "replace"];
  return `${JSON.stringify([["SingleFetchRedirect", 1], names, ...fields])}\n`;
}

/** The entries, given oldest first, to delete so that at most `max` remain. */
export function surplus<Key>(keys: readonly Key[], max: number): Key[] {
  return keys.slice(0, Math.max(0, keys.length - max));
}
