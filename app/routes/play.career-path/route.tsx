import type { MetaFunction } from "@remix-run/node";
import { searchAfter } from "~/games/career-path/address";
import { careerLoader } from "~/games/career-path/career-loader.server";
import { careerPathScreen } from "~/games/career-path/screen";
import careerPathStyles from "~/games/career-path/styles.css?url";
import { serverGame } from "~/games/career-path/title.server";
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

export const handle = playHandle(careerPathScreen);

export const links = stylesheetLinks(playStyles, careerPathStyles, shareStyles);

export const meta: MetaFunction = () =>
  pageMeta(
    "Play Career Path",
    "Six careers a week, club by club: name the player as early as you can.",
  );

export const loader = careerLoader(playLoader(serverGame, { screen: careerPathScreen, nextUp }));

export const clientLoader = playClientLoader(careerPathScreen);

export const action = playAction(serverGame, { searchAfter });

export default function CareerPath() {
  return <GamePage screen={careerPathScreen} />;
}
