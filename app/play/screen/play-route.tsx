import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { playStyles, shareStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { paths } from "~/paths";
import { isCachedPage } from "~/play/browser/offline-attempt";
import type { Playing } from "~/play/rules/playing";
import { ErrorPage } from "~/shell/error-page";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { GamePage } from "./game-page";
import type { GameScreen } from "./game-screen";
import { loadEnd, loadShown, type ScreenParts, StartPart } from "./parts";

/**
 * What the route of a title exports besides its loader and action.
 *
 * @param styles the URL of its stylesheet
 * @param meta the page's title and description
 */
export const playRoute = <Puzzle, Answer, Move, State>(
  screen: GameScreen<Puzzle, Answer, Move, State>,
  styles: string,
  ...meta: [title: string, description: string]
) => ({
  handle: playHandle(screen),
  links: stylesheetLinks(playStyles, styles, shareStyles),
  meta: () => pageMeta(...meta),
  clientLoader: playClientLoader(screen),
  Page: () => <GamePage screen={screen} />,
});

/** A game hydrates right after the first paint, with the part of it that the page shows. */
const playHandle = (screen: Omit<ScreenParts, "Ending">): RouteHandle => ({
  scripts: "now",
  ready: () => loadShown(screen),
  variesBy: ["player", "time-zone"],
  startsPlay: true,
});

/** The start screen is public; an attempt is the player's own. */
export { ownPageHeaders as headers } from "~/platform/http/own-page";

/**
 * Loads a title's page data on client-side navigation. The framework would request `/play/<slug>.data`, which is
 * outside the path of the title's cookie; the address for moves is inside it. If that is unreachable the browser loads
 * the document, which the service worker may have cached.
 */
const playClientLoader =
  (title: Omit<ScreenParts, "Live"> & { rules: { slug: string } }) =>
  async ({ request }: ClientLoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    const { slug } = title.rules;
    try {
      const headers = { Accept: "application/json" };
      const response = await fetch(paths.moves(slug) + search, { headers });
      const loaded: { playing: Playing | null } = await response.json();
      if (loaded.playing?.attempt.moves.length) await loadEnd(title);
      else await StartPart.load();
      if (!loaded.playing && !StartPart.isLoaded()) throw new Error("A chunk is lost.");
      return loaded;
    } catch {
      location.assign(pathname + search);
      return new Promise<never>(() => {});
    }
  };

/**
 * Another edition or the Friendly needs new data; steps and dialogs change the URL only. Past midnight the steps name
 * their date, and without a network there is nothing to ask.
 */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod || currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  if (isCachedPage()) return false;
  return ["date", "friendly"].some(
    (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
  );
}

/** The error boundary of a title's page. */
export function ErrorBoundary() {
  return (
    <main className="play">
      <ErrorPage />
    </main>
  );
}
