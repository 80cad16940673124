import { playAction, playLoader } from "~/play/play-route.server";
import { playRoute } from "~/play/screen/play-route";
import { nextUp } from "~/site/catalogue/next-up.server";
import { asksForView } from "./quiz-view";
import { screen } from "./screen";
import styles from "./styles.css?url";
import { serverGame } from "./title.server";

export { ErrorBoundary, headers, shouldRevalidate } from "~/play/screen/play-route";

export const loader = playLoader(serverGame, {
  screen,
  nextUp,
  showsLast: asksForView,
});

export const action = playAction(serverGame, {
  searchAfter: (index) => ({ q: String(index + 1) }),
});

const page = playRoute(screen, styles, "Play the Full-Time Quiz", screen.lead);

export const { handle, links, meta, clientLoader } = page;

export default page.Page;
