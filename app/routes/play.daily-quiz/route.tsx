import type { MetaFunction } from "@remix-run/node";
import { dailyQuizScreen } from "~/games/daily-quiz/screen";
import dailyQuizStyles from "~/games/daily-quiz/styles.css?url";
import { serverGame } from "~/games/daily-quiz/title.server";
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

export const handle = playHandle(dailyQuizScreen);

export const links = stylesheetLinks(playStyles, dailyQuizStyles, shareStyles);

export const meta: MetaFunction = () => pageMeta("Play the Daily Quiz", dailyQuizScreen.lead);

export const loader = playLoader(serverGame, { screen: dailyQuizScreen, nextUp });

export const clientLoader = playClientLoader(dailyQuizScreen);

export const action = playAction(serverGame, { searchAfter: () => ({ q: "last" }) });

export default function DailyQuiz() {
  return <GamePage screen={dailyQuizScreen} />;
}
