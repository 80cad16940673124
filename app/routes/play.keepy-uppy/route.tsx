import type { MetaFunction } from "@remix-run/node";
import { keepyUppyScreen } from "~/games/keepy-uppy/screen";
import keepyUppyStyles from "~/games/keepy-uppy/styles.css?url";
import { serverGame } from "~/games/keepy-uppy/title.server";
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

export const handle = playHandle(keepyUppyScreen);

export const links = stylesheetLinks(playStyles, keepyUppyStyles, shareStyles);

export const meta: MetaFunction = () =>
  pageMeta(
    "Play Keepy-Uppy",
    "Keep the ball up as long as you dare, then catch it: a garden a day.",
  );

export const loader = playLoader(serverGame, { screen: keepyUppyScreen, nextUp });

export const clientLoader = playClientLoader(keepyUppyScreen);

export const action = playAction(serverGame);

export default function KeepyUppy() {
  return <GamePage screen={keepyUppyScreen} />;
}
