import type { MetaFunction } from "@remix-run/node";
import { higherLineScreen } from "~/games/higher-line/screen";
import higherLineStyles from "~/games/higher-line/styles.css?url";
import { serverGame } from "~/games/higher-line/title.server";
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

export const handle = playHandle(higherLineScreen);

export const links = stylesheetLinks(playStyles, higherLineStyles, shareStyles);

export const meta: MetaFunction = () =>
  pageMeta("Play Higher Line", "Eleven football numbers a day. Is the next one higher or lower?");

export const loader = playLoader(serverGame, { screen: higherLineScreen, nextUp });

export const clientLoader = playClientLoader(higherLineScreen);

export const action = playAction(serverGame);

export default function HigherLine() {
  return <GamePage screen={higherLineScreen} />;
}
