import { paths } from "~/paths";

/** What the worker does about a request: keep out of it, or one of three ways to answer. */
export type Plan = "leave" | "page" | "data" | "asset";

/** The parts of a request that decide. */
export type Asked = {
  method: string;
  url: string;
  /** Whether it is for a document of its own, and not for something on one. */
  isNavigation: boolean;
  hasRange: boolean;
};

/** Addresses that are no page although they look like one: what they answer is for one moment. */
const MOMENTARY: readonly string[] = [
  "/healthz",
  paths.session,
  paths.logout,
  paths.accountData,
  paths.dataMode,
  paths.consent,
  paths.push,
];

/** Where a script plays a title. */
const MOVES = /^\/play\/[^/]+\/moves$/;

const DATA = ".data";
/** Where the framework asks which routes there are; its answers bear the version of the build in their address. */
export const ROUTE_MANIFEST = "/__manifest";

/**
 * What the worker does about a request. It has nothing to do with changes, other sites, parts of files, files in general,
 * and addresses that answer for one moment.
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
  return !/\.[a-z0-9]+$/i.test(pathname) && !MOMENTARY.includes(pathname) && !MOVES.test(pathname);
}

/** The parts of an answer that decide whether it may be kept. */
export type Answered = {
  status: number;
  /** "basic" is an answer of our own that nobody redirected. */
  type: string;
  redirected: boolean;
  contentType: string;
  cacheControl: string;
};

/**
 * Whether a page may be kept on the device: whole, and by the server's own word everybody's. So nobody finds another
 * person's page on a phone that several people use.
 */
export function mayKeepPage(url: string, answer: Answered): boolean {
  return (
    isWhole(answer) &&
    answer.contentType.startsWith("text/html") &&
    isForEverybody(answer.cacheControl) &&
    !new URL(url).searchParams.has("dialog")
  );
}

/** Whether an answer is a whole one of our own, which is all that a file of the build has to be to be kept. */
export function isWhole({
  status,
  type,
  redirected,
}: Pick<Answered, "status" | "type" | "redirected">): boolean {
  return status === 200 && type === "basic" && !redirected;
}

function isForEverybody(cacheControl: string): boolean {
  const says = cacheControl.split(",").map((part) => part.trim().split("=", 1)[0]);
  return says.includes("public") && !says.includes("private") && !says.includes("no-store");
}

/**
 * The files of the build that a page mentions: its scripts, its fonts and its icons. The framework's list of all scripts
 * is not among them, since pages have their part of it in them.
 */
export function assetsOf(html: string): string[] {
  const files = html.match(/\/assets\/(?!manifest-)[\w.-]+\.(?:js|css|woff2|svg)/g);
  return [...new Set(files)];
}

/** The page that a script's request for data belongs to. */
export function pageOfData(url: string): string {
  const page = new URL(url);
  page.pathname = page.pathname === "/_root.data" ? "/" : page.pathname.slice(0, -DATA.length);
  page.searchParams.delete("_routes");
  return page.href;
}

/**
 * What the framework takes for "load this page as a document", in its own encoding of data (Remix' single fetch): so a
 * press without a network ends in a kept page, not in an error.
 *
 * @param path path and search of ours
 */
export function documentRedirect(path: string): string {
  const names = { _2: 3, _4: 5, _6: 7, _8: 9, _10: 7 };
  const fields = ["redirect", path, "status", 302, "revalidate", false, "reload", true, "replace"];
  return `${JSON.stringify([["SingleFetchRedirect", 1], names, ...fields])}\n`;
}

/** Which of the kept, the oldest first, have to go so that no more than `most` are left. */
export function surplus<Key>(keys: readonly Key[], most: number): Key[] {
  return keys.slice(0, Math.max(0, keys.length - most));
}
