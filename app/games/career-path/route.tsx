import { playAction, playLoader } from "~/play/play-route.server";
import { playRoute } from "~/play/screen/play-route";
import { nextUp } from "~/site/catalogue/next-up.server";
import { searchAfter, searchAtStart } from "./address";
import { careerLoader } from "./career-loader.server";
import { screen } from "./screen";
import styles from "./styles.css?url";
import { serverGame } from "./title.server";

export { ErrorBoundary, headers, shouldRevalidate } from "~/play/screen/play-route";

export const loader = careerLoader(playLoader(serverGame, { screen, nextUp }));

export const action = playAction(serverGame, { searchAfter, searchAtStart });

const page = playRoute(
  screen,
  styles,
  "Play Career Path",
  "Six careers a week, club by club: name the player as early as you can.",
);

export const { links, meta, clientLoader } = page;

export const handle = {
  ...page.handle,
  viewport: ", interactive-widget=resizes-content",
  /** The script kicks off at no career, so a start that a link to one has opened stays HTML alone. */
  async ready() {
    if (!document.querySelector("#kick-off [name=career]")) await page.handle?.ready?.();
  },
};

export default page.Page;
