import { type Listed, lineup, noDays } from "~/games/lineup.server";
import { nextTitle } from "~/games/next-title.server";
import { loadNotifications } from "~/people/profile/profile-store.server";
import { nextMidnight, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { unlessUnavailable } from "~/platform/storage/unless-unavailable";
import { todayOf } from "~/play/player/player.server";
import type { PlayerDays } from "~/play/player/player-days.server";
import { titleName } from "~/site/catalogue/catalogue.server";
import { dayTicket } from "~/site/home-picks/day-ticket.server";
import { type DayWords, dayWords } from "~/site/home-picks/day-words";
import { type NextUp, nextUp } from "~/site/home-picks/next-up";
import type { TopShares } from "~/site/home-picks/top-shares.server";

/** The day's ticket of a player. */
export async function ticketFor(
  request: Request,
  days: PlayerDays | null,
  tops: Promise<TopShares>,
) {
  const timeZone = timeZoneOf(request.headers.get("Cookie"));
  const nextAt = nextMidnight(nowFor(request), timeZone);
  const tip = await tipFor(days);
  return dayTicket(days, todayOf(request), tip, nextAt, titleName, await tops);
}

/**
 * The streak that playing today would prolong; null also for an account without 'Daily streak tips', and where something is
 * under way, whose button has no word on it.
 */
async function tipFor(days: PlayerDays | null): Promise<number | null> {
  if (!days || days.streak.current === 0 || days.dates.has(days.today)) return null;
  if (nextTitle(days)?.isRunning) return null;
  return days.userId === null || (await wantsTips(days.userId)) ? days.streak.current : null;
}

/** True, the default, while the store is unavailable: home does without the profile. */
async function wantsTips(userId: string): Promise<boolean> {
  const notifications = await unlessUnavailable(() => loadNotifications(userId));
  return notifications?.dailyStreakTips ?? true;
}

/** The hero's button, and what it says of the day so far. */
export function heroFor(
  request: Request,
  days: PlayerDays | null,
): { next: NextUp | null; words: DayWords | null } {
  const soFar = days ?? noDays(todayOf(request));
  const next = nextTitle(soFar);
  const listed = lineup(soFar);
  const isDone = ({ state }: Listed) => state.name === "done";
  const bench = listed.filter(({ isTreble }) => !isTreble);
  const played = {
    treble: listed.filter((one) => one.isTreble && isDone(one)).length,
    bench: bench.filter(isDone).length,
    benchSize: bench.length,
  };
  return {
    next: nextUp(next && { ...titleName(next.slug), isRunning: next.isRunning }),
    words: dayWords(played),
  };
}
