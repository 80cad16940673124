import type { GameQuery } from "./game-query";
import type { ListOutcome } from "./list-outcome";

/** The loader data of the game list. */
export type ListData = {
  query: GameQuery;
  list: Promise<ListOutcome> | ListOutcome;
  /** Whether 'Load more' failed. */
  isStuck?: boolean;
};
