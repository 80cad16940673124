import type { AppLoadContext } from "@remix-run/node";
import { voidedPlaysOf } from "~/games/voided-plays.server";
import { leaguePath } from "~/league-paths";
import { weekNews } from "~/people/leagues/week-news.server";
import { type AccountState, type Notice, unreadCount } from "~/people/notices/notice";
import type { DatedNotice } from "~/people/notices/notice-list";
import { listNotices, markAllRead, noticesOnPage } from "~/people/notices/notices-store.server";
import { loadNotifications } from "~/people/profile/profile-store.server";
import { clockTime, dateAt, shortDate, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import type { AuthUser } from "~/platform/identity/identity-provider";
import type { LoadResult } from "~/platform/sources/load-result";
import { loadOne, loadWithTimeout } from "~/platform/sources/load-with-timeout.server";
import { todayOf } from "~/play/player/player.server";
import { isStreakPaused } from "~/play/player/streak-pause.server";
import { titleOf } from "~/site/catalogue/catalogue.server";
import { answerNews } from "./answers.server";
import { leagueSources } from "./leagues.server";
import { newsOfOutcome } from "./moderation-news.server";
import { newsOfReply } from "./thread-news.server";

/** The count on the bell of every page; 0 while the store is unavailable. */
export async function unreadFor(
  request: Request,
  context: AppLoadContext,
  user: AuthUser,
): Promise<number> {
  const unread = await loadOne(request, "bell", async () =>
    unreadCount(await noticesOnPage(context, user.id), await accountStateOf(request, user)),
  );
  return unread ?? 0;
}

/** The user's notices, each with its time in their time zone. */
export function noticesFor(request: Request, user: AuthUser): Promise<LoadResult<DatedNotice>> {
  const timeZone = timeZoneOf(request.headers.get("Cookie"));
  const whenOf = (at: number | null) =>
    at === null ? "" : `${shortDate(dateAt(at, timeZone))}, ${clockTime(at, timeZone)}`;
  return loadWithTimeout(request, "notices", async () => {
    const notices = await listNotices(user.id, await accountStateOf(request, user));
    const shown = await Promise.all(notices.map((notice) => inWords(notice, user.id)));
    return shown.flatMap((notice) => (notice ? [{ ...notice, when: whenOf(notice.at) }] : []));
  });
}

/** A notice with what it says today; null for one that has nothing to say any more. */
async function inWords(notice: Notice, userId: string): Promise<Omit<DatedNotice, "when"> | null> {
  const { kind, detail } = notice;
  if (kind === "league-week") return ofLeague(notice, userId);
  if (kind === "answered") {
    const news = await answerNews(detail);
    return news && { ...notice, detail: `${news.title}: ${news.text}`, to: news.to };
  }
  if (kind === "outcome") {
    const news = await newsOfOutcome(detail, userId);
    return news && { ...notice, detail: news.text, to: news.to };
  }
  if (kind !== "reply" && kind !== "reactions") return notice;
  const news = await newsOfReply(kind, detail, userId);
  return { ...notice, detail: news.text, to: news.to };
}

/** A notice of a league's week with what it says today; null once the reader is not in it. */
async function ofLeague(notice: Notice, userId: string) {
  const [id = "", week = ""] = notice.detail.split(" ");
  const news = await weekNews(await leagueSources(), id, week, userId);
  return news && { ...notice, detail: news.text, to: leaguePath(id) };
}

/**
 * Marks all of the user's current notices as read.
 *
 * @throws DocumentStoreError
 */
export async function readAllOf(request: Request, user: AuthUser): Promise<void> {
  await markAllRead(user.id, await accountStateOf(request, user), nowFor(request));
}

/** Whether the streak is paused, and the user wants streak tips. */
async function wantsPauseNotice(userId: string, today: string): Promise<boolean> {
  if (!(await isStreakPaused(userId, today))) return false;
  return (await loadNotifications(userId)).dailyStreakTips;
}

async function accountStateOf(request: Request, user: AuthUser): Promise<AccountState> {
  const today = todayOf(request);
  // A provider may give no address: then there is none to verify.
  const emailVerified = user.emailVerified || user.email === "";
  const [isPaused, plays] = await Promise.all([
    wantsPauseNotice(user.id, today),
    voidedPlaysOf(user.id, today),
  ]);
  const voided = plays.map(({ slug, id, date }) => ({
    key: `${slug}:${id}`,
    detail: `${titleOf(slug)} of ${shortDate(date)}`,
  }));
  return { emailVerified, today, isStreakPaused: isPaused, voided };
}
