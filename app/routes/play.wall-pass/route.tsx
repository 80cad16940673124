import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { wallLoader } from "~/games/wall-pass/best/best-line.server";
import { BEST_PATH } from "~/games/wall-pass/par";
import { wallPassScreen } from "~/games/wall-pass/screen";
import wallPassStyles from "~/games/wall-pass/styles.css?url";
import { serverGame } from "~/games/wall-pass/title.server";
import { playStyles, shareStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { playAction, playLoader } from "~/play/play-route.server";
import { GamePage } from "~/play/screen/game-page";
import { playClientLoader, playHandle } from "~/play/screen/play-route";
import { pageMeta } from "~/shell/page-meta";
import { nextUp } from "~/site/catalogue/next-up.server";

export {
  headers,
  PlayErrorBoundary as ErrorBoundary,
  shouldRevalidate,
} from "~/play/screen/play-route";

export const handle = playHandle(wallPassScreen);

export const links = stylesheetLinks(playStyles, wallPassStyles, shareStyles);

export const meta: MetaFunction = () =>
  pageMeta(
    "Play Wall Pass",
    "Ten numbers on a wall, ten passes, and every pass begins where the last one came back to.",
  );

export const loader = wallLoader(playLoader(serverGame, { screen: wallPassScreen, nextUp }));

export const clientLoader = playClientLoader(wallPassScreen);

export const action = playAction(serverGame);

export default function WallPass() {
  const { yesterday } = useLoaderData<typeof loader>();
  return (
    <>
      <GamePage screen={wallPassScreen} />
      {yesterday && (
        <aside className="wall-yesterday" aria-label="Yesterday">
          <a className="text-link" href={BEST_PATH}>
            Yesterday's {yesterday}: see it
          </a>
        </aside>
      )}
    </>
  );
}
