import type { HeadersFunction } from "@remix-run/node";
import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { paths } from "~/paths";
import { ErrorPage } from "~/shell/error-page";
import type { RouteHandle } from "~/shell/route-handle";

/** A game is alive right after the first paint. */
export const handle: RouteHandle = { scripts: "now" };

/** The kick-off is everybody's; an attempt is the player's own. */
export const headers: HeadersFunction = ({ loaderHeaders }) => ({
  "Cache-Control": loaderHeaders.get("Cache-Control") ?? "private, no-cache",
});

/**
 * The data of a title's page when a script goes there without a new document. The framework would ask at
 * `/play/<slug>.data`, which the title's cookie is not sent to; the address for moves lies below its path. Where that can't
 * be reached the browser loads the page itself, which a worker may have.
 */
export const playClientLoader =
  (slug: string) =>
  async ({ request }: ClientLoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    try {
      const headers = { Accept: "application/json" };
      const response = await fetch(paths.moves(slug) + search, { headers });
      return await response.json();
    } catch {
      location.assign(pathname + search);
      return new Promise<never>(() => {});
    }
  };

/** Another edition, or the Friendly, is news; steps and dialogs change the address only. */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod || currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  return ["date", "friendly"].some(
    (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
  );
}

/** What shows in place of a game that failed. */
export function PlayErrorBoundary() {
  return (
    <main className="play">
      <ErrorPage />
    </main>
  );
}
