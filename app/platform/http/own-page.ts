import type { HeadersFunction } from "@remix-run/node";

/** The response headers of a loader: no shared cache may store a page with a player's own marks. */
export const ownPageCaching = (isOwn: boolean) => ({
  "Cache-Control": isOwn ? "private, no-cache" : "no-cache",
});

/** The `headers` of such a page's route. */
export const ownPageHeaders: HeadersFunction = ({ loaderHeaders }) => ({
  "Cache-Control": loaderHeaders.get("Cache-Control") ?? "private, no-cache",
});
