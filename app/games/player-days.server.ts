import type { AppLoadContext } from "@remix-run/node";
import type { CalendarDate } from "~/platform/clock/calendar-date.server";
import { loadWithTimeout } from "~/platform/sources/load-with-timeout.server";
import * as friendlies from "~/play/player/friendlies.server";
import * as engine from "~/play/player/player-days.server";
import type { Finished, ForFun } from "~/play/player/records";
import type { TitleRecord, Totals } from "~/play/rules/results";
import { storedTitle } from "~/play/rules/title-rules.server";
import { type PlayableSlug, playable } from "~/playable";
import { serverGames } from "./registry.server";

const storedTitles = playable.map((slug) => storedTitle(serverGames[slug]));

/**
 * A player's days over all playable titles.
 *
 * @param movesOf the titles of which the page tells how far one is that is running
 * @throws IdentityError, DocumentStoreError
 */
export function playerDays(
  request: Request,
  context: AppLoadContext,
  movesOf: readonly PlayableSlug[] = [],
): Promise<engine.PlayerDays> {
  return engine.playerDays(request, context, storedTitles, movesOf);
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
 * What a player finished on some dates.
 *
 * @throws IdentityError, DocumentStoreError
 */
export function finishedOn(
  request: Request,
  context: AppLoadContext,
  dates: readonly CalendarDate[],
): Promise<Finished[]> {
  return engine.finishedOn(request, context, storedTitles, dates);
}

/**
 * The latest Friendlies of a player, of editions without a result.
 *
 * @param forFun as the player's days have it
 * @throws IdentityError, DocumentStoreError
 */
export function storedFriendlies(
  request: Request,
  context: AppLoadContext,
  editions: readonly { slug: PlayableSlug; date: CalendarDate }[],
  forFun: ForFun,
): Promise<friendlies.StoredFriendly[]> {
  const asked = editions.map(({ slug, date }) => ({ title: storedTitle(serverGames[slug]), date }));
  return friendlies.storedFriendlies(request, context, asked, forFun);
}

/**
 * What all results of a player come to, by title.
 *
 * @throws IdentityError, DocumentStoreError
 */
export function titleTotals(
  request: Request,
  context: AppLoadContext,
  days: engine.PlayerDays,
): Promise<ReadonlyMap<string, Totals>> {
  return engine.titleTotals(request, context, storedTitles, days);
}

/**
 * The days of a player who has marks of their own to show (`hasOwnMarks`).
 *
 * @param movesOf as for `playerDays`
 * @returns null for a visitor who has not played, and while the store is unavailable
 */
export async function ownDays(
  request: Request,
  context: AppLoadContext,
  movesOf: readonly PlayableSlug[] = [],
): Promise<engine.PlayerDays | null> {
  const result = await loadWithTimeout(request, "days", async () => [
    await playerDays(request, context, movesOf),
  ]);
  const days = result.status === "ready" ? result.items[0] : null;
  return days && engine.hasOwnMarks(days) ? days : null;
}
