import type { MetaFunction } from "@remix-run/node";
import { searchAfter } from "~/games/kit-detective/place";
import { kitDetectiveScreen } from "~/games/kit-detective/screen";
import kitDetectiveStyles from "~/games/kit-detective/styles.css?url";
import { serverGame } from "~/games/kit-detective/title.server";
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

export const handle = playHandle(kitDetectiveScreen);

export const links = stylesheetLinks(playStyles, kitDetectiveStyles, shareStyles);

export const meta: MetaFunction = () =>
  pageMeta(
    "Play Kit Detective",
    "Nine shirts a week, four nations each, and not a badge to be seen.",
  );

export const loader = playLoader(serverGame, { screen: kitDetectiveScreen, nextUp });

export const clientLoader = playClientLoader(kitDetectiveScreen);

export const action = playAction(serverGame, { searchAfter });

export default function KitDetective() {
  return <GamePage screen={kitDetectiveScreen} />;
}
