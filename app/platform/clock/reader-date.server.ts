import { LRUCache } from "lru-cache";
import { type CalendarDate, dateAt, nextMidnight, timeZoneOf } from "./calendar-date.server";

const MAX_NAMES = 1000;
const MAX_NAME_LENGTH = 64;

type Day = { date: CalendarDate; from: number; until: number };

/** Caches the date per `tz` cookie value: computing a zone's date takes longer than sending a cached page. */
const days = new LRUCache<string, Day>({ max: MAX_NAMES });

/**
 * The calendar date in the visitor's time zone, fast enough for every request.
 *
 * @param cookieHeader the request's Cookie header
 * @param now milliseconds since the epoch
 */
export function readerDate(cookieHeader: string, now: number): CalendarDate {
  const name = /(?:^|;\s*)tz=([^;]*)/.exec(cookieHeader)?.[1] ?? "";
  const known = days.get(name);
  if (known && now >= known.from && now < known.until) return known.date;
  const zone = timeZoneOf(cookieHeader);
  const date = dateAt(now, zone);
  if (name.length <= MAX_NAME_LENGTH) {
    days.set(name, { date, from: now, until: nextMidnight(now, zone) });
  }
  return date;
}
