import {
  type CalendarDate,
  daysBetween,
  shortDate,
  weekdayOf,
} from "~/platform/clock/calendar-date.server";
import { playAddress } from "~/play/rules/play-address";
import type { Result } from "~/play/rules/results";
import type { EarlierEdition } from "~/play/rules/streak";
import type { StoredTitle } from "~/play/rules/title-rules.server";
import { editionNumberOn, periodBefore, periodOf } from "./schedule.server";

type Searched = Pick<StoredTitle, "slug" | "schedule" | "hasVoid">;

/** An edition that a player has played, under a date. */
export type Known = Pick<Result, "date" | "edition">;

/**
 * The edition of an earlier day than today's that a player is led to from a date's.
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
  const earlier = earlierDate(title, date, known, today);
  if (earlier === null) return null;
  const href = playAddress(title.slug, { date: earlier });
  return { href, of: dayOf(title.schedule, earlier, today) };
}

/**
 * The date of the latest past edition that is not known under any date, and has no void. The search goes back from the
 * edition shown; where none is left before it, from today's.
 *
 * @param date that of the edition which the page shows
 * @param known what the player has played of the title
 * @returns null if none is left
 */
export function earlierDate(
  { schedule, hasVoid }: Searched,
  date: CalendarDate,
  known: readonly Known[],
  today: CalendarDate,
): CalendarDate | null {
  const shown = { date, edition: editionNumberOn(schedule, date) };
  const isNew = (other: CalendarDate) => {
    const edition = editionNumberOn(schedule, other);
    return (
      !hasVoid(edition) &&
      [shown, ...known].every((one) => one.edition !== edition && one.date !== other)
    );
  };
  const latestNew = (end: CalendarDate): CalendarDate | null => {
    let other = periodBefore(schedule, end);
    while (other >= schedule.firstDate) {
      if (isNew(other)) return other;
      other = periodBefore(schedule, other);
    }
    return null;
  };
  return latestNew(date) ?? latestNew(periodOf(schedule, today));
}

/** "yesterday's", "Sunday's" within a week, "last week's" of a weekly title, or else "12 Nov's". */
function dayOf({ period }: Searched["schedule"], date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(date, today);
  if (period === "week" && days < 14) return "last week's";
  if (days === 1) return "yesterday's";
  const day = period === "day" && days < 7 ? weekdayOf(date) : shortDate(date).replace(/^\w+ /, "");
  return `${day}'s`;
}
