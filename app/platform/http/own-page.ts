import type { HeadersFunction } from "@remix-run/node";
import { formHeaders } from "./form-headers";

/** What a browser stores it shows after a step back, without what was played since. */
const OWN = "private, no-store";

/** The response headers of a loader: no cache may store a page with a player's own marks. */
export const ownPageCaching = (isOwn: boolean) => ({
  "Cache-Control": isOwn ? OWN : "no-cache",
});

/**
 * The same for a page that shows what people write: they can take it back, and moderators hide it, so no shared cache serves it
 * longer than a minute more.
 */
export const talkCaching = (isOwn: boolean) => ({
  "Cache-Control": isOwn ? OWN : "no-cache, stale-while-revalidate=60",
});

/** The `headers` of such a page's route. */
export const ownPageHeaders: HeadersFunction = ({ loaderHeaders }) => ({
  "Cache-Control": loaderHeaders.get("Cache-Control") ?? OWN,
});

/** The same for a page with a form: besides what the loader says of caches, what the action says of waiting. */
export const ownFormHeaders: HeadersFunction = (given) => ({
  ...ownPageHeaders(given),
  ...formHeaders(given),
});
