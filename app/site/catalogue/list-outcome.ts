import type { GameList } from "./game-list";
import type { GameCardView } from "./game-views";

/** The result of loading the list: the requested part, or a failure. */
export type ListOutcome = ({ status: "ready" } & GameList<GameCardView>) | { status: "failed" };
