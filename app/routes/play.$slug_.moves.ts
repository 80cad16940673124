import { gameAt } from "~/games/registry.server";
import { movesAction, movesLoader } from "~/play/moves-route.server";
import { nextUp } from "~/site/catalogue/next-up.server";

/** The one address for moves posted by script, below the path of each title's cookie. */
export const action = movesAction(gameAt, nextUp);

export const loader = movesLoader(gameAt, nextUp);
