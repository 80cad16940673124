import type { MetaFunction } from "@remix-run/node";
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

export const loader = playLoader(serverGame, { screen: wallPassScreen, nextUp });

export const clientLoader = playClientLoader(wallPassScreen);

export const action = playAction(serverGame);

export default function WallPass() {
  return <GamePage screen={wallPassScreen} />;
}
