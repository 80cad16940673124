import type { AppLoadContext } from "@remix-run/node";
import type { CalendarDate } from "~/platform/clock/calendar-date.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { daysInto, periodOf } from "~/play/editions/schedule.server";
import type { TitleRecord, Totals } from "~/play/rules/results";
import type { ServerGame } from "~/play/rules/server-game.server";
import type { Streak } from "~/play/rules/streak";
import { streakOf } from "~/play/rules/streak-rules.server";
import { type StoredTitle, storedTitle, type Waiting } from "~/play/rules/title-rules.server";
import { playerOf, todayOf } from "./player.server";
import { readFinished, readPlayedDays, readTitleRecord, readTotals } from "./recorded.server";
import { type AnsweredAt, type Finished, type ForFun, type LatestPlay, NO_DAYS } from "./records";
import { readSlots } from "./stored-slots.server";
import { latestPlay, waitingIn } from "./waiting.server";

/**
 * What a player has done with the current edition of a title. The moves of a running one may be fewer than were made,
 * unless they were asked for.
 */
type CurrentPlay = { slug: string } & Pick<LatestPlay, "moves" | "elapsed" | "squares" | "result"> &
  Waiting;

/** A player's days: what every page needs that shows own marks. */
export type PlayerDays = {
  /** Null for a visitor. */
  userId: string | null;
  /** The player's calendar date. */
  today: CalendarDate;
  /** The titles finished on each date. */
  dates: ReadonlyMap<CalendarDate, readonly string[]>;
  streak: Streak;
  /** What all results of a title come to, as recorded. */
  totals: ReadonlyMap<string, Totals>;
  /** The current editions that were started, one for each title. */
  current: readonly CurrentPlay[];
  /** Of a visitor: what friends have answered, the latest first. */
  answered: readonly AnsweredAt[];
  forFun: ForFun;
};

/**
 * Reads a player's days: one document, and one for each running title whose days are older than what waits in it. Nothing
 * for a stranger.
 *
 * @param titles the titles whose current editions are looked up
 * @param movesOf the titles of which the page tells how far one is that is running, each of which is one document more
 * @throws IdentityError, DocumentStoreError
 */
export async function playerDays(
  request: Request,
  context: AppLoadContext,
  titles: readonly StoredTitle[],
  movesOf: readonly string[] = [],
): Promise<PlayerDays> {
  const today = todayOf(request);
  const player = await playerOf(request, context);
  const store = await documents();
  const played = player ? await readPlayedDays(store, player.id) : NO_DAYS;
  const { dates, latest, totals, answered, forFun } = played;
  const found = titles.map(async (title) => {
    const play = latest.get(title.slug);
    if (!player || play?.date !== periodOf(title.schedule, today)) return [];
    const waiting = waitingIn(title, play, today);
    const isAsked = title.tellsWaiting || movesOf.includes(title.slug);
    const isUnknown = isAsked && !play.result && !waiting;
    const isStale = isUnknown || title.hasVoid(play.edition);
    const shown = isStale ? await asItIs(store, player.id, title, play, today) : play;
    return [{ slug: title.slug, ...waiting, ...shown }];
  });
  return {
    userId: player?.isAccount ? player.id : null,
    today,
    dates,
    streak: streakOf([...dates.keys()], today),
    totals,
    current: (await Promise.all(found)).flat(),
    answered,
    forFun,
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
 * What a player finished on some dates; nothing for a stranger.
 *
 * @throws IdentityError, DocumentStoreError
 */
export async function finishedOn(
  request: Request,
  context: AppLoadContext,
  titles: readonly StoredTitle[],
  dates: readonly CalendarDate[],
): Promise<Finished[]> {
  const player = await playerOf(request, context);
  if (!player) return [];
  return readFinished(await documents(), player.id, titles, dates);
}

/**
 * What all results of a player come to, by title; nothing for a stranger.
 *
 * @throws IdentityError, DocumentStoreError
 */
export async function titleTotals(
  request: Request,
  context: AppLoadContext,
  titles: readonly StoredTitle[],
  days: Pick<PlayerDays, "dates" | "totals">,
): Promise<ReadonlyMap<string, Totals>> {
  const player = await playerOf(request, context);
  if (!player) return new Map();
  return readTotals(await documents(), player.id, titles, days);
}

/** A play with the moves it has by now, or as its edition is graded since a void. */
async function asItIs(
  store: DocumentStore,
  playerId: string,
  title: StoredTitle,
  play: LatestPlay,
  today: CalendarDate,
): Promise<LatestPlay & Waiting> {
  const { slots } = await readSlots(store, playerId, title, play.date);
  if (!slots.result) return play;
  return {
    ...latestPlay(title, slots.result),
    ...title.waitsIn(slots.result)(daysInto(title.schedule, slots.result.date, today)),
  };
}
