import { nextUp } from "~/games/next-up.server";
import { gameAt } from "~/games/registry.server";
import { movesAction, movesLoader } from "~/play/moves-route.server";

/** The one address for moves posted by script, below the path of each title's cookie. */
export const action = movesAction(gameAt, nextUp);

export const loader = movesLoader(gameAt, nextUp);
