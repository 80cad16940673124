import type { MetaFunction } from "@remix-run/node";
import { linkUpPlayScreen } from "~/games/link-up-play/screen";
import { searchAfter } from "~/games/link-up-play/shuffle";
import linkUpPlayStyles from "~/games/link-up-play/styles.css?url";
import { serverGame } from "~/games/link-up-play/title.server";
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

export const handle = playHandle(linkUpPlayScreen);

export const links = stylesheetLinks(playStyles, linkUpPlayStyles, shareStyles);

export const meta: MetaFunction = () =>
  pageMeta("Play Link-Up Play", "Sixteen football words a day, four hidden groups of four.");

export const loader = playLoader(serverGame, { screen: linkUpPlayScreen, nextUp });

export const clientLoader = playClientLoader(linkUpPlayScreen);

export const action = playAction(serverGame, { searchAfter });

export default function LinkUpPlay() {
  return <GamePage screen={linkUpPlayScreen} />;
}
