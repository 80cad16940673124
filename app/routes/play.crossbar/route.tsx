import type { MetaFunction } from "@remix-run/node";
import { crossbarScreen } from "~/games/crossbar/screen";
import crossbarStyles from "~/games/crossbar/styles.css?url";
import { serverGame } from "~/games/crossbar/title.server";
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

export const handle = playHandle(crossbarScreen);

export const links = stylesheetLinks(playStyles, crossbarStyles, shareStyles);

export const meta: MetaFunction = () =>
  pageMeta("Play Crossbar", "A small football crossword a day.");

export const loader = playLoader(serverGame, { screen: crossbarScreen, nextUp });

export const clientLoader = playClientLoader(crossbarScreen);

export const action = playAction(serverGame);

export default function Crossbar() {
  return <GamePage screen={crossbarScreen} />;
}
