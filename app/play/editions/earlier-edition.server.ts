import { type CalendarDate, daysBetween, weekdayOf } from "~/platform/clock/calendar-date.server";
import { playAddress } from "~/play/rules/play-address";
import type { Result } from "~/play/rules/results";
import type { EarlierEdition } from "~/play/rules/streak";
import type { StoredTitle } from "~/play/rules/title-rules.server";
import { editionNumberOn, periodBefore } from "./schedule.server";

type Searched = Pick<StoredTitle, "slug" | "schedule" | "hasVoid">;

/** An edition that a player has played, under a date. */
export type Known = Pick<Result, "date" | "edition">;

/**
 * The latest edition before a date that a player can play as a new game.
 *
 * @param known as for `earlierDate`
 * @param today the date by the player's calendar
 * @returns null if none is left
 */
export function earlierEdition(
  title: Searched,
  date: CalendarDate,
  known: readonly Known[],
  today: CalendarDate,
): EarlierEdition | null {
  const earlier = earlierDate(title, date, known);
  if (earlier === null) return null;
  const href = playAddress(title.slug, { date: earlier });
  return { href, of: dayOf(title.schedule, earlier, today) };
}

/**
 * The date of the latest edition before another date that is not known under any date, and has no void. The search goes
 * back from the edition shown, not from today's.
 *
 * @param date that of the edition which the page shows
 * @param known what the player has played of the title
 * @returns null if none is left
 */
export function earlierDate(
  { schedule, hasVoid }: Searched,
  date: CalendarDate,
  known: readonly Known[],
): CalendarDate | null {
  const shown = { date, edition: editionNumberOn(schedule, date) };
  let earlier = periodBefore(schedule, date);
  while (earlier >= schedule.firstDate) {
    const edition = editionNumberOn(schedule, earlier);
    const isKnown = [shown, ...known].some(
      (one) => one.edition === edition || one.date === earlier,
    );
    if (!isKnown && !hasVoid(edition)) return earlier;
    earlier = periodBefore(schedule, earlier);
  }
  return null;
}

/** "yesterday's", "Sunday's" within a week, "last week's" of a weekly title, or else "an earlier". */
function dayOf({ period }: Searched["schedule"], date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(date, today);
  if (period === "week") return days < 14 ? "last week's" : "an earlier";
  if (days === 1) return "yesterday's";
  return days < 7 ? `${weekdayOf(date)}'s` : "an earlier";
}
