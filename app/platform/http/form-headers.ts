import type { HeadersFunction } from "@remix-run/node";

type Given = Pick<Parameters<HeadersFunction>[0], "actionHeaders">;

/**
 * The headers of a page with a form: when to try again, where its action says so. The framework passes on no header
 * of an action by itself.
 */
export function formHeaders({ actionHeaders }: Given): Record<string, string> {
  const wait = actionHeaders.get("Retry-After");
  return wait ? { "Retry-After": wait } : {};
}
