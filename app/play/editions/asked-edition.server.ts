import * as z from "zod";
import {
  dateAt,
  hourInDays,
  nextMidnight,
  timeZoneOf,
} from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import type { Schedule } from "~/play/rules/server-game.server";
import { daysLeft, periodOf } from "./schedule.server";

/** The edition of a request, by its date. */
export type AskedEdition = { date: string; isCurrent: boolean };

/**
 * The current edition in the player's time zone, or the past one requested by date. A date that is invalid, in the
 * future or before the title's first edition is ignored.
 *
 * @param wanted a date such as "2026-11-20"
 */
export function askedEdition(
  schedule: Schedule,
  today: string,
  wanted: string | null | undefined,
): AskedEdition {
  const current = { date: periodOf(schedule, today), isCurrent: true };
  if (!z.iso.date().safeParse(wanted).success || !wanted || wanted > today) return current;
  const date = periodOf(schedule, wanted);
  return date === current.date || date < schedule.firstDate ? current : { date, isCurrent: false };
}

/** When the player's next edition starts, in milliseconds since the epoch. */
export function nextEditionAt(request: Request, schedule: Schedule): number {
  const now = nowFor(request);
  const timeZone = timeZoneOf(request.headers.get("Cookie"));
  const days = daysLeft(schedule, dateAt(now, timeZone));
  return days === 1 ? nextMidnight(now, timeZone) : hourInDays(now, timeZone, days, 0);
}
