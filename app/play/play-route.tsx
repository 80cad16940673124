import type { HeadersFunction } from "@remix-run/node";
import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { ErrorPage } from "~/shell/error-page";
import type { RouteHandle } from "~/shell/route-handle";

/** A game is alive right after the first paint. */
export const handle: RouteHandle = { scripts: "now" };

/** The kick-off is everybody's; an attempt is the player's own. */
export const headers: HeadersFunction = ({ loaderHeaders }) => ({
  "Cache-Control": loaderHeaders.get("Cache-Control") ?? "private, no-cache",
});

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
