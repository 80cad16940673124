import { type CalendarDate, daysBetween, weekdayOf } from "~/platform/clock/calendar-date.server";
import { playAddress } from "~/play/rules/play-address";
import type { Result } from "~/play/rules/results";
import type { EarlierEdition } from "~/play/rules/streak";
import type { StoredTitle } from "~/play/rules/title-rules.server";
import { editionNumberOn, periodBefore } from "./schedule.server";

type Searched = Pick<StoredTitle, "slug" | "schedule" | "hasVoid">;

/**
 * The latest edition before a date that a player can play as a new game: none that has a result of theirs under any date,
 * and none with a void. Friendlies of earlier days have no result, so the search begins at the date shown, not today.
 *
 * @param date that of the edition which the page shows
 * @param results the player's of the title
 * @param today the date by the player's calendar
 * @returns null if none is left
 */
export function earlierEdition(
  { slug, schedule, hasVoid }: Searched,
  date: CalendarDate,
  results: readonly Pick<Result, "date" | "edition">[],
  today: CalendarDate,
): EarlierEdition | null {
  const shown = { date, edition: editionNumberOn(schedule, date) };
  let earlier = periodBefore(schedule, date);
  while (earlier >= schedule.firstDate) {
    const edition = editionNumberOn(schedule, earlier);
    const isKnown = [shown, ...results].some(
      (one) => one.edition === edition || one.date === earlier,
    );
    if (!isKnown && !hasVoid(edition)) {
      return { href: playAddress(slug, { date: earlier }), of: dayOf(schedule, earlier, today) };
    }
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
