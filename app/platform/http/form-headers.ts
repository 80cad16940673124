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

/** Headers of the page of a link that is as good as a password: it is kept nowhere, and its address is told to nobody. */
export const secretLinkHeaders: HeadersFunction = (given) => ({
  ...formHeaders(given),
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "strict-origin",
});
