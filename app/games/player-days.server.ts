import type { AppLoadContext } from "@remix-run/node";
import * as engine from "~/play/player-days.server";
import type { TitleRecord } from "~/play/results";
import { storedTitle } from "~/play/title-rules.server";
import { type PlayableSlug, playable } from "~/playable";
import { serverGames } from "./registry.server";

const storedTitles = playable.map((slug) => storedTitle(serverGames[slug]));

/**
 * A player's days over all playable titles.
 *
 * @throws IdentityError, DocumentStoreError
 */
export function playerDays(request: Request, context: AppLoadContext): Promise<engine.PlayerDays> {
  return engine.playerDays(request, context, storedTitles);
}

/**
 * A player's record of a title.
 *
 * @throws IdentityError, DocumentStoreError
 */
export function titleRecord(
  request: Request,
  context: AppLoadContext,
  slug: PlayableSlug,
): Promise<TitleRecord> {
  return engine.titleRecord(request, context, serverGames[slug]);
}
