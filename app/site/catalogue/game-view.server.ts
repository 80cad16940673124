import { dateAt } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { product } from "~/platform/config/product";
import { catalogue } from "./catalogue.server";
import type { GamePageView } from "./game-views";
import { pageView } from "./game-views.server";

/** The result of loading a game: found, unknown, or unavailable. */
type GameOutcome =
  | { status: "ready"; game: GamePageView }
  | { status: "missing" }
  | { status: "failed" };

/** The game with a slug. Errors of the source are returned, never thrown. */
export async function gameFor(request: Request, slug: string | undefined): Promise<GameOutcome> {
  const settled = await catalogue(request);
  if (settled.status === "failed") return settled;
  const game = settled.items.find((one) => one.slug === slug);
  if (!game) return { status: "missing" };
  const today = dateAt(nowFor(request), product.timeZone);
  return { status: "ready", game: pageView(game, today) };
}
