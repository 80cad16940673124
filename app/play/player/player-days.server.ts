import type { AppLoadContext } from "@remix-run/node";
import type { CalendarDate } from "~/platform/clock/calendar-date.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { periodOf } from "~/play/editions/schedule.server";
import type { TitleRecord } from "~/play/rules/results";
import type { ServerGame } from "~/play/rules/server-game.server";
import type { Streak } from "~/play/rules/streak";
import { streakOf } from "~/play/rules/streak-rules.server";
import { type StoredTitle, storedTitle } from "~/play/rules/title-rules.server";
import { latestPlay, readSlots } from "./attempt-store.server";
import { playerOf, todayOf } from "./player.server";
import { readPlayedDays, readTitleRecord, readTitleRecords } from "./player-records.server";
import { type LatestPlay, NO_DAYS } from "./records";

/** What a player has done with the current edition of a title. */
type CurrentPlay = { slug: string } & Pick<LatestPlay, "moves" | "elapsed" | "squares" | "result">;

/** A player's days: what every page needs that shows own marks. */
export type PlayerDays = {
  /** Null for a visitor. */
  userId: string | null;
  /** The player's calendar date. */
  today: CalendarDate;
  /** The titles finished on each date. */
  dates: ReadonlyMap<CalendarDate, readonly string[]>;
  streak: Streak;
  /** The current editions that were started, one for each title. */
  current: readonly CurrentPlay[];
};

/**
 * Reads a player's days: one document, and one more for each title that is running. Nothing for a stranger.
 *
 * @param titles the titles whose current editions are looked up
 * @throws IdentityError, DocumentStoreError
 */
export async function playerDays(
  request: Request,
  context: AppLoadContext,
  titles: readonly StoredTitle[],
): Promise<PlayerDays> {
  const today = todayOf(request);
  const player = await playerOf(request, context);
  const store = await documents();
  const { dates, latest } = player ? await readPlayedDays(store, player.id) : NO_DAYS;
  const found = titles.map(async (title) => {
    const play = latest.get(title.slug);
    if (!player || play?.date !== periodOf(title.schedule, today)) return [];
    return [{ slug: title.slug, ...(await asItIs(store, player.id, title, play)) }];
  });
  return {
    userId: player?.isAccount ? player.id : null,
    today,
    dates,
    streak: streakOf([...dates.keys()], today),
    current: (await Promise.all(found)).flat(),
  };
}

/** Whether a request comes from a player with marks of their own to show: an account, or a visitor who has played. */
export function hasOwnMarks({ userId, dates, current }: PlayerDays): boolean {
  return userId !== null || dates.size > 0 || current.length > 0;
}

/**
 * A player's record of one title; an empty one for a stranger.
 *
 * @throws IdentityError, DocumentStoreError
 */
export async function titleRecord(
  request: Request,
  context: AppLoadContext,
  game: ServerGame,
): Promise<TitleRecord> {
  const player = await playerOf(request, context);
  if (!player) return { results: [] };
  return readTitleRecord(await documents(), player.id, storedTitle(game));
}

/**
 * A player's records of several titles, in their order; empty ones for a stranger.
 *
 * @throws IdentityError, DocumentStoreError
 */
export async function titleRecords(
  request: Request,
  context: AppLoadContext,
  titles: readonly StoredTitle[],
): Promise<TitleRecord[]> {
  const player = await playerOf(request, context);
  if (!player) return titles.map(() => ({ results: [] }));
  return readTitleRecords(await documents(), player.id, titles);
}

/** A play with the moves it has by now, or as its edition is graded since a void. */
async function asItIs(
  store: DocumentStore,
  playerId: string,
  title: StoredTitle,
  play: LatestPlay,
): Promise<LatestPlay> {
  if (play.result && !title.hasVoid(play.edition)) return play;
  const { slots } = await readSlots(store, playerId, title, play.date);
  return slots.result ? latestPlay(title, slots.result) : play;
}
