import type { AppLoadContext } from "@remix-run/node";
import { loadWithTimeout } from "~/platform/sources/load-with-timeout.server";
import * as engine from "~/play/player/player-days.server";
import type { TitleRecord } from "~/play/rules/results";
import { storedTitle } from "~/play/rules/title-rules.server";
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

/**
 * A player's records of all playable titles.
 *
 * @throws IdentityError, DocumentStoreError
 */
export async function titleRecords(
  request: Request,
  context: AppLoadContext,
): Promise<Record<PlayableSlug, TitleRecord>> {
  const records = await engine.titleRecords(request, context, storedTitles);
  return Object.fromEntries(
    playable.map((slug, index) => [slug, records[index] ?? { results: [] }]),
  ) as Record<PlayableSlug, TitleRecord>;
}

/**
 * The days of a player who has marks of their own to show (`hasOwnMarks`).
 *
 * @returns null for a visitor who has not played, and while the store is unavailable
 */
export async function ownDays(
  request: Request,
  context: AppLoadContext,
): Promise<engine.PlayerDays | null> {
  const result = await loadWithTimeout(request, "days", async () => [
    await playerDays(request, context),
  ]);
  const days = result.status === "ready" ? result.items[0] : null;
  return days && engine.hasOwnMarks(days) ? days : null;
}
