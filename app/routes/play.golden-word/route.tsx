import type { MetaFunction } from "@remix-run/node";
import { goldenWordScreen } from "~/games/golden-word/screen";
import goldenWordStyles from "~/games/golden-word/styles.css?url";
import { serverGame } from "~/games/golden-word/title.server";
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

export const handle = playHandle(goldenWordScreen);

export const links = stylesheetLinks(playStyles, goldenWordStyles, shareStyles);

export const meta: MetaFunction = () =>
  pageMeta("Play Golden Word", "One football word a day, six tries. It is never a name.");

export const loader = playLoader(serverGame, { screen: goldenWordScreen, nextUp });

export const clientLoader = playClientLoader(goldenWordScreen);

export const action = playAction(serverGame);

export default function GoldenWord() {
  return <GamePage screen={goldenWordScreen} />;
}
