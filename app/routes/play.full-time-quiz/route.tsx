import type { MetaFunction } from "@remix-run/node";
import { asksForView } from "~/games/full-time-quiz/quiz-view";
import { quizScreen } from "~/games/full-time-quiz/screen";
import quizStyles from "~/games/full-time-quiz/styles.css?url";
import { serverGame } from "~/games/full-time-quiz/title.server";
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

export const handle = playHandle(quizScreen);

export const links = stylesheetLinks(playStyles, quizStyles, shareStyles);

export const meta: MetaFunction = () =>
  pageMeta("Play the Full-Time Quiz", "Five football questions against the clock, new every day.");

export const loader = playLoader(serverGame, {
  screen: quizScreen,
  nextUp,
  showsLast: asksForView,
});

export const clientLoader = playClientLoader(quizScreen);

export const action = playAction(serverGame, {
  searchAfter: (index) => ({ q: String(index + 1) }),
});

export default function FullTimeQuiz() {
  return <GamePage screen={quizScreen} />;
}
