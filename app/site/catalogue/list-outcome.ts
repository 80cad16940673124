import type { GameList } from "./game-list";
import type { GameCardView } from "./game-views";

/** What became of the list: its part that was asked for, or the fact that it could not be had. */
export type ListOutcome = ({ status: "ready" } & GameList<GameCardView>) | { status: "failed" };
