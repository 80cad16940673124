import type { AppLoadContext } from "@remix-run/node";
import type { CalendarDate } from "~/platform/clock/calendar-date.server";
import { getOptionalUser } from "~/platform/session/session.server";
import type { DocumentStore } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { type Attempt, lastMoveAt } from "./attempt";
import { NO_GUEST } from "./attempt-cookie.server";
import { todayOf } from "./attempt-store-for.server";
import { DocumentAttemptStore } from "./document-attempt-store.server";
import type { HistoryEntry } from "./history.server";
import { readHistory, readMarks } from "./history-cookie.server";
import { entryResult } from "./history-result.server";
import { readPlayedDates, readTitleRecord } from "./player-records.server";
import type { PlayedDates } from "./records";
import type { TitleRecord } from "./results";
import { periodOf } from "./schedule.server";
import type { ServerGame } from "./server-game.server";
import type { Streak } from "./streak";
import { streakOf } from "./streak-rules.server";
import { type StoredTitle, storedTitle } from "./title-rules.server";

/** What a player has done with the current edition of a title. */
type CurrentPlay = {
  slug: string;
  /** The length of its log. */
  moves: number;
  /** The time of the last move, in milliseconds; null if only the score is known. */
  elapsed: number | null;
  /** Null while the attempt is running. */
  result: { isWin: boolean; score: number; outOf: number } | null;
  /** The squares of the result; "" if they are not known. */
  squares: string;
};

/** A player's days: what every page needs that shows own marks (games.md, section 1). */
export type PlayerDays = {
  /** Null for a visitor. */
  userId: string | null;
  /** The player's calendar date. */
  today: CalendarDate;
  /** The titles finished on each date; of a visitor, the last 62 days. */
  dates: ReadonlyMap<CalendarDate, readonly string[]>;
  streak: Streak;
  /** The current editions that were started, one for each title. */
  current: readonly CurrentPlay[];
};

/**
 * Reads a player's days: an account's from its documents, a visitor's from the history cookie alone.
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
  const user = await getOptionalUser(request, context);
  if (!user) return visitorDays(request, today, titles);
  const store = await documents();
  const [dates, ...found] = await Promise.all([
    readPlayedDates(store, user.id),
    ...titles.map((title) => currentOf(store, title, user.id, today)),
  ]);
  const known = titles.map((title, index) => {
    const isDone = isPlayedOn(dates, title, today);
    return found[index] ?? (isDone ? claimedOn(store, title, user.id, today) : null);
  });
  const current = (await Promise.all(known)).filter((play) => play !== null);
  return { userId: user.id, today, dates, streak: streakOf([...dates.keys()], today), current };
}

/** Whether a request comes from a player with marks of their own to show: an account, or a visitor with a history. */
export function hasOwnMarks({ userId, dates, current }: PlayerDays): boolean {
  return userId !== null || dates.size > 0 || current.length > 0;
}

/**
 * A player's record of one title: an account's of all time, a visitor's of the last 62 days, without their times.
 *
 * @throws IdentityError, DocumentStoreError
 */
export async function titleRecord(
  request: Request,
  context: AppLoadContext,
  game: ServerGame,
): Promise<TitleRecord> {
  const user = await getOptionalUser(request, context);
  if (user) return readTitleRecord(await documents(), user.id, storedTitle(game));
  const results = readHistory(request)
    .filter((entry) => entry.slug === game.rules.slug)
    .map((entry) => entryResult(game.schedule, entry));
  return { results };
}

async function currentOf(
  store: DocumentStore,
  title: StoredTitle,
  userId: string,
  today: CalendarDate,
): Promise<CurrentPlay | null> {
  const attempts = new DocumentAttemptStore(store, title, userId, NO_GUEST, today);
  const { result } = await attempts.slotsOn(periodOf(title.schedule, today));
  return result && playOf(title, result);
}

function isPlayedOn(
  dates: PlayedDates,
  { slug, schedule }: StoredTitle,
  today: CalendarDate,
): boolean {
  const period = periodOf(schedule, today);
  return Array.from(dates).some(
    ([date, titles]) => titles.includes(slug) && periodOf(schedule, date) === period,
  );
}

/** A claimed result whose attempt is still in the browser. */
async function claimedOn(
  store: DocumentStore,
  title: StoredTitle,
  userId: string,
  today: CalendarDate,
): Promise<CurrentPlay | null> {
  const { slug, schedule } = title;
  const { results } = await readTitleRecord(store, userId, title);
  const period = periodOf(schedule, today);
  const result = results.find(({ date }) => date === period);
  return result ? { slug, moves: 0, elapsed: result.elapsed, result, squares: "" } : null;
}

function playOf(title: StoredTitle, attempt: Attempt): CurrentPlay {
  const { slug } = title;
  const result = title.resultOf(attempt);
  const squares = title.squaresOf(attempt);
  return { slug, moves: attempt.moves.length, elapsed: lastMoveAt(attempt), result, squares };
}

function visitorDays(
  request: Request,
  today: CalendarDate,
  titles: readonly StoredTitle[],
): PlayerDays {
  const history = readHistory(request);
  const marks = readMarks(request);
  const dates = new Map<CalendarDate, string[]>();
  for (const { date, slug } of history) dates.set(date, [...(dates.get(date) ?? []), slug]);
  const current = titles.flatMap(({ slug, schedule }): CurrentPlay[] => {
    const period = periodOf(schedule, today);
    const isCurrent = (one: { slug: string; date: CalendarDate }) =>
      one.slug === slug && periodOf(schedule, one.date) === period;
    const entry: HistoryEntry | undefined = history.find(isCurrent);
    const mark = marks.find(isCurrent);
    if (!entry && !mark) return [];
    const result = entry ? { isWin: entry.isWin, score: entry.score, outOf: entry.outOf } : null;
    const { moves = 0, elapsed = null, squares = "" } = mark ?? {};
    return [{ slug, moves, elapsed, result, squares }];
  });
  return { userId: null, today, dates, streak: streakOf([...dates.keys()], today), current };
}
