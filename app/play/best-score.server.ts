import type { AppLoadContext } from "@remix-run/node";
import { IdentityError } from "~/platform/identity/identity-provider";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { titleResults } from "./player-days.server";
import type { Result } from "./results";
import { scoreText } from "./score-text.server";
import type { ServerGame } from "./server-game.server";

/** A player's best score at a title; null without a result, and while the store is unavailable. */
export async function bestScore(
  request: Request,
  context: AppLoadContext,
  game: ServerGame,
): Promise<string | null> {
  const title = { slug: game.rules.slug, schedule: game.schedule };
  try {
    const best = bestOf(await titleResults(request, context, title));
    return best && scoreText(game, best);
  } catch (error) {
    if (error instanceof IdentityError || error instanceof DocumentStoreError) return null;
    throw error;
  }
}

function bestOf(results: readonly Result[]): Result | null {
  return results.reduce<Result | null>(
    (best, result) => (best === null || result.score > best.score ? result : best),
    null,
  );
}
