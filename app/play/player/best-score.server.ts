import type { AppLoadContext } from "@remix-run/node";
import { isOutOfReach } from "~/platform/identity/is-out-of-reach";
import { bestOf } from "~/play/rules/results";
import type { ServerGame } from "~/play/rules/server-game.server";
import { titleRecord } from "./player-days.server";

/** A player's best score at a title; null without a result, and while the store is unavailable. */
export async function bestScore(
  request: Request,
  context: AppLoadContext,
  game: ServerGame,
): Promise<string | null> {
  try {
    const best = bestOf(await titleRecord(request, context, game));
    return best ? game.statistics.scoreText(best) : null;
  } catch (error) {
    if (isOutOfReach(error)) return null;
    throw error;
  }
}
