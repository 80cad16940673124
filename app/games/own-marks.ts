import type { HeadersFunction } from "@remix-run/node";

/** The response headers of a loader whose page shows a player's own marks: no shared cache may store these. */
export const ownMarksHeaders = (days: object | null) => ({
  "Cache-Control": days ? "private, no-cache" : "no-cache",
});

/** The `headers` of such a page's route. */
export const ownMarksPageHeaders: HeadersFunction = ({ loaderHeaders }) => ({
  "Cache-Control": loaderHeaders.get("Cache-Control") ?? "private, no-cache",
});
