import type { HeadersFunction } from "@remix-run/node";

type Given = Pick<Parameters<HeadersFunction>[0], "actionHeaders">;

/**
 * Headers of a page with a form: passes on the action's Retry-After. The framework drops an action's headers by
 * default.
 */
export function formHeaders({ actionHeaders }: Given): Record<string, string> {
  const wait = actionHeaders.get("Retry-After");
  return wait ? { "Retry-After": wait } : {};
}

/** Headers of a page whose link grants access: no cache stores it, and no referrer has its path. */
export const secretLinkHeaders: HeadersFunction = (given) => ({
  ...formHeaders(given),
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "strict-origin",
});
