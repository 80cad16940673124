import type { GameQuery } from "./game-query";
import type { ListOutcome } from "./list-outcome";

/** What the game list's page shows. */
export type ListData = {
  query: GameQuery;
  list: Promise<ListOutcome> | ListOutcome;
  /** Whether 'Load more' came to nothing. */
  isStuck?: boolean;
};
