import { Temporal } from "temporal-polyfill";
import { type CalendarDate, daysBefore, daysBetween } from "~/platform/clock/calendar-date.server";
import type { Schedule } from "~/play/rules/server-game.server";

const WEEK = 7;
/** ISO number of the weekday on which a week begins: "Updated Fridays". */
const FRIDAY = 5;

/** The numbers of editions that follow each other, both ends included. */
export function editionsFrom(first: number, last: number): number[] {
  return Array.from(Array(last - first + 1).keys(), (place) => first + place);
}

/** Above the numbers of the editions that a release has, so that neither ever takes the other's. */
const FIRST_ADDED = 5001;

/** The number of an operator's edition, which follows from its date, so that other files and releases don't change it. */
export const addedNumber = (schedule: Schedule, date: CalendarDate): number =>
  FIRST_ADDED + daysBetween(schedule.firstDate, date) / daysOf(schedule);

/** Whether a number is that of an operator's edition. */
export const isAdded = (number: number): boolean => number >= FIRST_ADDED;

/** Which day (or week) of the schedule an operator's edition has: 1 for the first. */
export const periodOfAdded = (number: number): number => number - FIRST_ADDED + 1;

/** The date of an operator's edition. */
export const addedDate = (schedule: Schedule, number: number): CalendarDate =>
  daysBefore(schedule.firstDate, (FIRST_ADDED - number) * daysOf(schedule));

/** The date of the edition that is current on a calendar date: the date itself, or the Friday on which its week began. */
export function periodOf({ period }: Pick<Schedule, "period">, date: CalendarDate): CalendarDate {
  if (period === "day") return date;
  const { dayOfWeek } = Temporal.PlainDate.from(date);
  return daysBefore(date, (dayOfWeek - FRIDAY + WEEK) % WEEK);
}

/** The date of the edition before another. */
export function periodBefore(
  { period }: Pick<Schedule, "period">,
  date: CalendarDate,
): CalendarDate {
  return daysBefore(date, daysOf({ period }));
}

/** The days that an edition lasts. */
export const daysOf = ({ period }: Pick<Schedule, "period">) => (period === "day" ? 1 : WEEK);

/** The full days since an edition of that date came out, at most its last: 0 on the first. */
export function daysInto(
  schedule: Pick<Schedule, "period">,
  date: CalendarDate,
  today: CalendarDate,
): number {
  return Math.min(daysOf(schedule) - 1, Math.max(0, daysBetween(date, today)));
}

/** The last day before editions come round again. */
export function lastDateOf(schedule: Schedule): CalendarDate {
  const { firstDate, editions, added } = schedule;
  const days = daysOf(schedule);
  let next = daysBefore(firstDate, -editions.length * days);
  while (added?.has(next)) next = daysBefore(next, -days);
  return daysBefore(next, 1);
}

/** The number of days until the next edition. */
export function daysLeft(schedule: Pick<Schedule, "period">, today: CalendarDate): number {
  if (schedule.period === "day") return 1;
  return WEEK - daysBetween(periodOf(schedule, today), today);
}

/**
 * The number of a date's edition in the bank: an operator's, otherwise from the table. A date before its first has the
 * first edition; past its end the least recently played edition of its weekday is repeated, as titles have lengths and
 * themes by weekday.
 *
 * Before appending to a table that has run out, write down the editions of the dates since its end.
 */
export function editionNumberOn(schedule: Schedule, date: CalendarDate): number {
  const { firstDate, editions, added } = schedule;
  const first = periodOf(schedule, date);
  const place = Math.max(0, daysBetween(firstDate, first) / daysOf(schedule));
  const number = added?.get(first) ?? editions[place] ?? repeatAt(schedule, place);
  if (number === undefined) throw new RangeError("A schedule needs one edition at least.");
  return number;
}

/** The number of a date's edition as players read it: 1 for the first day (or week), and on without a gap. */
export const numberOn = (schedule: Schedule, date: CalendarDate): number =>
  1 + Math.max(0, daysBetween(schedule.firstDate, periodOf(schedule, date)) / daysOf(schedule));

/**
 * The edition of a place past the end: those of its weekday, the one played longest ago first, again and again; all where
 * none is left that had its weekday.
 */
function repeatAt({ period, editions, retired = [] }: Schedule, place: number): number | undefined {
  const cycle = period === "day" && editions.length >= WEEK ? WEEK : 1;
  const byLatest = (isTurn: (at: number) => boolean) =>
    editions.filter(
      (number, at) =>
        isTurn(at) && !retired.includes(number) && editions.lastIndexOf(number) === at,
    );
  const past = place - editions.length;
  const same = byLatest((at) => (place - at) % cycle === 0);
  if (same.length > 0) return same[Math.floor(past / cycle) % same.length];
  const all = byLatest(() => true);
  return all[past % all.length];
}
