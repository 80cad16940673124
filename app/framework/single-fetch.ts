const DATA = ".data";

/** Where the framework asks which routes there are; its answers bear the version of the build in their address. */
export const ROUTE_MANIFEST = "/__manifest";

/** By this header of an answer the framework loads the next page as a document. */
export const RELOAD_DOCUMENT = { "X-Remix-Reload-Document": "true" } as const;

/** Whether the framework's scripts ask there for a page's data. */
export const isDataPath = (pathname: string) => pathname.endsWith(DATA);

/** The page that a script's request for data belongs to. */
export function pageOfData(url: string): string {
  const page = new URL(url);
  page.pathname = page.pathname === "/_root.data" ? "/" : page.pathname.slice(0, -DATA.length);
  page.searchParams.delete("_routes");
  return page.href;
}

/**
 * What the framework takes for "load this page as a document", in its own encoding of data (Remix' single fetch): so a
 * press without a network ends in a cached page, not in an error.
 *
 * @param path path and search of ours
 */
export function documentRedirect(path: string): string {
  const names = { _2: 3, _4: 5, _6: 7, _8: 9, _10: 7 };
  const fields = ["redirect", path, "status", 302, "revalidate", false, "reload", true, "replace"];
  return `${JSON.stringify([["SingleFetchRedirect", 1], names, ...fields])}\n`;
}
