import { dateAt } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { product } from "~/platform/config/product";
import { catalogue } from "./catalogue.server";
import { gameList, gameListPage } from "./game-list";
import type { GameQuery } from "./game-query";
import { cardView } from "./game-views.server";
import type { ListOutcome } from "./list-outcome";

/** The list of a query, from its first page on. Errors of the source are returned, never thrown. */
export function listFor(request: Request, query: GameQuery): Promise<ListOutcome> {
  return outcome(request, query, gameList);
}

/** The query's last page alone. */
export function pageFor(request: Request, query: GameQuery): Promise<ListOutcome> {
  return outcome(request, query, gameListPage);
}

async function outcome(
  request: Request,
  query: GameQuery,
  list: typeof gameList,
): Promise<ListOutcome> {
  const settled = await catalogue(request);
  if (settled.status === "failed") return settled;
  const today = dateAt(nowFor(request), product.timeZone);
  const { items, ...rest } = list(settled.items, query);
  return { status: "ready", items: items.map((game) => cardView(game, today)), ...rest };
}
