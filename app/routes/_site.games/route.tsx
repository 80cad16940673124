import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import {
  Await,
  type ClientLoaderFunctionArgs,
  useLoaderData,
  useNavigation,
} from "@remix-run/react";
import { Suspense } from "react";
import { gamesStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { Badge } from "~/look/ui/badge";
import { SkeletonCards } from "~/look/ui/skeleton";
import { paths } from "~/paths";
import { isTruncated, searchTruncated } from "~/platform/http/search-text";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { GameFilters } from "~/site/catalogue/game-filters";
import { gameListAddress, isClean, parseGameQuery } from "~/site/catalogue/game-query";
import { GameResults } from "~/site/catalogue/game-results";
import { titlesLabel } from "~/site/catalogue/labels";
import type { ListData } from "~/site/catalogue/list-data";
import { listFor } from "~/site/catalogue/list-view.server";
import { loadList } from "~/site/catalogue/load-list";

export const handle: RouteHandle = { variesBy: [] };

export const links = stylesheetLinks(gamesStyles);

export const meta: MetaFunction = () =>
  pageMeta("Games", "Football trivia, puzzles and arcade games to play on any phone.");

/** Deferred, so that a client navigation shows skeletons; an address is brought into its clean form first. */
export async function loader({ request }: LoaderFunctionArgs): Promise<ListData> {
  const { search, searchParams } = new URL(request.url);
  const query = parseGameQuery(searchParams);
  const clean = gameListAddress(paths.games, query, search);
  if (isTruncated(searchParams.get("q") ?? "")) {
    throw await redirectWithFlash(clean, { status: "info", title: searchTruncated });
  }
  if (!isClean(searchParams)) throw redirect(clean);
  return { query, list: listFor(request, query) };
}

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return loadList(request, () => serverLoader<typeof loader>());
}

export default function Games() {
  const { query, list, isStuck = false } = useLoaderData<typeof loader>();
  const { location } = useNavigation();
  const asked =
    location?.pathname === paths.games
      ? parseGameQuery(new URLSearchParams(location.search))
      : null;
  return (
    <div className="page games-page">
      <div className="title-bar">
        <h1>Games</h1>
        <p role="status">
          <Suspense>
            <Await resolve={list}>
              {(outcome) =>
                outcome.status === "ready" && <Badge>{titlesLabel(outcome.total)}</Badge>
              }
            </Await>
          </Suspense>
        </p>
      </div>
      <GameFilters query={asked ?? query} />
      <Suspense fallback={<SkeletonCards count={6} label="Loading the games" className="games" />}>
        <Await resolve={list}>
          {(outcome) => (
            <GameResults
              query={query}
              list={outcome}
              isBusy={asked !== null && asked.page === 1}
              isStuck={isStuck}
            />
          )}
        </Await>
      </Suspense>
    </div>
  );
}
