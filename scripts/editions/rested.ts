import { type CalendarDate, daysBefore } from "~/platform/clock/calendar-date.server";
import { addedNumber, daysOf, editionNumberOn, isAdded } from "~/play/editions/schedule.server";
import type { Schedule } from "~/play/rules/server-game.server";
import { isLongAgo } from "./schedule-promises";
import type { TitleCheck } from "./title-check";

/**
 * The ids of the release's records that an operator's edition may reuse: not void, and not played for the minimum rest
 * before the date. They are sorted by their distance from the nearest repeat after the release's last date, farthest first.
 *
 * @param date the date of the edition
 */
export function restedIds(
  { schedule, numbers, verified }: Pick<TitleCheck, "schedule" | "numbers" | "verified">,
  date: CalendarDate,
  voided: Readonly<Record<string, string>>,
): string[] {
  const own = addedNumber(schedule, date);
  const away = periodsAway(schedule, date);
  const tired = new Set(Object.keys(voided));
  const nearest = new Map<string, number>();
  for (const number of numbers()) {
    const isRested = isLongAgo(schedule, number, own);
    for (const { id } of verified?.(number) ?? []) {
      if (!isRested) tired.add(id);
      if (isAdded(number) || !schedule.editions.includes(number)) continue;
      const known = nearest.get(id) ?? Number.POSITIVE_INFINITY;
      nearest.set(id, Math.min(known, away.get(number) ?? schedule.editions.length));
    }
  }
  return [...nearest]
    .filter(([id]) => !tired.has(id))
    .sort(([, one], [, other]) => other - one)
    .map(([id]) => id);
}

/** How many days (or weeks) from a date each edition is played next, before or after. */
function periodsAway(schedule: Schedule, date: CalendarDate): ReadonlyMap<number, number> {
  const away = new Map<number, number>();
  for (let periods = 1; periods < schedule.editions.length; periods += 1) {
    for (const days of [periods * daysOf(schedule), -periods * daysOf(schedule)]) {
      const number = editionNumberOn(schedule, daysBefore(date, days));
      if (!away.has(number)) away.set(number, periods);
    }
  }
  return away;
}
