import { Temporal } from "temporal-polyfill";
import { type CalendarDate, dateAt } from "~/platform/clock/calendar-date.server";
import { mondayOf } from "~/play/rules/periods";

const DAYS = 7;
/** On Monday, in the league's time zone: until then phones that were offline, and friends further west, bring Sunday's games in. */
const CLOSING_HOUR = 6;

/** The Monday of the week that is played in a time zone at a moment (milliseconds since the epoch). */
export const weekAt = (now: number, timeZone: string): CalendarDate =>
  mondayOf(dateAt(now, timeZone));

/** The seven dates of a week, Monday first. */
export function datesOfWeek(monday: CalendarDate): CalendarDate[] {
  const first = Temporal.PlainDate.from(monday);
  return Array.from({ length: DAYS }, (_, days) => first.add({ days }).toString());
}

/** The week `weeks` after another one, both by their Mondays. */
export const weekAfter = (monday: CalendarDate, weeks = 1): CalendarDate =>
  Temporal.PlainDate.from(monday).add({ weeks }).toString();

/** The number of a week in its year, as calendars count it. */
export const weekNumber = (monday: CalendarDate): number =>
  Temporal.PlainDate.from(monday).weekOfYear ?? 0;

/** The moment at which a week is closed for good, in milliseconds since the epoch. */
export const closingOf = (monday: CalendarDate, timeZone: string): number =>
  Temporal.PlainDate.from(weekAfter(monday)).toZonedDateTime({
    timeZone,
    plainTime: { hour: CLOSING_HOUR },
  }).epochMilliseconds;
