import { LRUCache } from "lru-cache";
import { Temporal } from "temporal-polyfill";
import { product } from "~/platform/config/product";

/** A calendar date, "2026-11-21". */
export type CalendarDate = string;

/** In UTC, where all days are as long: dates are counted there, whatever zone they are from. */
const DAY_MS = 86_400_000;

/**
 * The calendar date in a time zone at a moment (docs/rules.md#the-day).
 *
 * @param now milliseconds since the epoch
 * @param timeZone an IANA name
 */
export function dateAt(now: number, timeZone: string): CalendarDate {
  return dayAt(now, timeZone).date;
}

/** The start of the next day in a time zone, in milliseconds since the epoch. A day may have 23 or 25 hours. */
export function nextMidnight(now: number, timeZone: string): number {
  return dayAt(now, timeZone).until;
}

/** A day in a time zone: it is `date` from `from` to before `until`, in milliseconds since the epoch. */
type Day = { date: CalendarDate; from: number; until: number };

/** The day that was last asked for, by zone: most requests ask for today. */
const days = new LRUCache<string, Day>({ max: 1000 });

function dayAt(now: number, timeZone: string): Day {
  const known = days.get(timeZone);
  if (known && known.from <= now && now < known.until) return known;
  const date = at(now, timeZone).toPlainDate();
  const start = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).epochMilliseconds;
  const day = { date: date.toString(), from: start(date), until: start(date.add({ days: 1 })) };
  days.set(timeZone, day);
  return day;
}

/** The moment at which a clock in a time zone shows `hour`, `days` after today, in milliseconds since the epoch. */
export function hourInDays(now: number, timeZone: string, days: number, hour: number): number {
  return at(now, timeZone)
    .toPlainDate()
    .add({ days })
    .toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds;
}

/** Whole days between two dates; negative if `to` is before `from`. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The date `days` before another date. */
export function daysBefore(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);
}

/** The last seven dates, today last. */
export const lastWeek = (today: CalendarDate): CalendarDate[] =>
  [6, 5, 4, 3, 2, 1, 0].map((days) => daysBefore(today, days));

/** Made once: a format takes a hundred times as long to make as to use. */
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
const inWords = {
  month: format({ month: "long" }),
  shortMonth: format({ month: "short" }),
  shortWeekday: format({ weekday: "short" }),
  weekday: format({ weekday: "long" }),
};

/** A date in full: "21 November 2026". */
export function fullDate(date: CalendarDate): string {
  const day = Temporal.PlainDate.from(date);
  return `${day.day} ${inWords.month.format(Date.parse(date))} ${day.year}`;
}

/** A date in short: "Sat 21 Nov". */
export function shortDate(date: CalendarDate): string {
  const { day } = Temporal.PlainDate.from(date);
  const at = Date.parse(date);
  return `${inWords.shortWeekday.format(at)} ${day} ${inWords.shortMonth.format(at)}`;
}

/** The week that begins on a date: "20 to 26 Nov", or "27 Nov to 3 Dec". */
export function weekInWords(first: CalendarDate): string {
  const from = Temporal.PlainDate.from(first);
  const to = from.add({ days: 6 });
  const month = (date: Temporal.PlainDate) => inWords.shortMonth.format(Date.parse(`${date}`));
  const begin = from.month === to.month ? from.day : `${from.day} ${month(from)}`;
  return `${begin} to ${to.day} ${month(to)}`;
}

/** "Saturday". */
export const weekdayOf = (date: CalendarDate) => inWords.weekday.format(Date.parse(date));

/** A date with its weekday in full: "Saturday 21 November". */
export function longDate(date: CalendarDate): string {
  const { day } = Temporal.PlainDate.from(date);
  return `${weekdayOf(date)} ${day} ${inWords.month.format(Date.parse(date))}`;
}

/** The month before another one, both as "2026-11". */
export const previousMonth = (month: string): string =>
  Temporal.PlainYearMonth.from(month).subtract({ months: 1 }).toString();

/** A month in words: "November 2026" of "2026-11". */
export const monthInWords = (month: string): string =>
  `${inWords.month.format(Date.parse(`${month}-01`))} ${month.slice(0, 4)}`;

/** The local time in a zone: "20:45". */
export function clockTime(now: number, timeZone: string): string {
  return at(now, timeZone).toPlainTime().toString({ smallestUnit: "minute" });
}

/** The city of a zone: "Africa/Johannesburg" is "Johannesburg". */
export function placeOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/**
 * The visitor's time zone: the `tz` cookie, which the boot script sets, otherwise the product's default.
 *
 * @param cookieHeader the request's Cookie header; an unknown zone is ignored
 */
export function timeZoneOf(cookieHeader: string | null): string {
  const value = zoneIn(cookieHeader);
  if (!value) return product.timeZone;
  const known = zones.get(value);
  if (known) return known;
  const zone = zoneCalled(value);
  zones.set(value, zone);
  return zone;
}

/** Whether a Cookie header has a time zone, known or not. */
export const hasTimeZone = (cookieHeader: string | null): boolean => Boolean(zoneIn(cookieHeader));

const zoneIn = (cookieHeader: string | null) =>
  /(?:^|;\s*)tz=([^;]*)/.exec(cookieHeader ?? "")?.[1];

/** Zones by what cookies call them: finding one takes as long as a look-up in the store. */
const zones = new LRUCache<string, string>({ max: 1000 });

function zoneCalled(value: string): string {
  try {
    const name = decodeURIComponent(value);
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return product.timeZone;
  }
}

function at(now: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
}
