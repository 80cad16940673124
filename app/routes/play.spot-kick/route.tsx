import type { MetaFunction } from "@remix-run/node";
import { spotKickScreen } from "~/games/spot-kick/screen";
import spotKickStyles from "~/games/spot-kick/styles.css?url";
import { serverGame } from "~/games/spot-kick/title.server";
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

export const handle = playHandle(spotKickScreen);

export const links = stylesheetLinks(playStyles, spotKickStyles, shareStyles);

export const meta: MetaFunction = () =>
  pageMeta(
    "Play Spot Kick",
    "A penalty shoot-out a day against a keeper with a habit, and a memory of where you shoot.",
  );

export const loader = playLoader(serverGame, { screen: spotKickScreen, nextUp });

export const clientLoader = playClientLoader(spotKickScreen);

export const action = playAction(serverGame);

export default function SpotKick() {
  return <GamePage screen={spotKickScreen} />;
}
