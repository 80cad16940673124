import { Temporal } from "temporal-polyfill";
import { type CalendarDate, daysBefore } from "~/platform/clock/calendar-date.server";
import { product } from "~/platform/config/product";

const FRIDAY = 5;
/** When recaps go out, in the product's time zone. */
const HOUR = 17;
/** A server that was down on Friday sends on Saturday, and no later. */
const LATEST_HOURS = 31;

/** The Friday whose recaps are due at a moment (ms since the epoch); null most of the week. */
export function dueFriday(now: number): CalendarDate | null {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(product.timeZone);
  const since = local.subtract({ hours: HOUR });
  const friday = since.toPlainDate().subtract({ days: (since.dayOfWeek - FRIDAY + 7) % 7 });
  const start = friday.toZonedDateTime({ timeZone: product.timeZone, plainTime: { hour: HOUR } });
  const hours = (now - start.epochMilliseconds) / 3_600_000;
  return hours >= 0 && hours < LATEST_HOURS ? friday.toString() : null;
}

/** The week that a Friday's recap is about: the seven days before it. */
export const weekBefore = (friday: CalendarDate) => ({
  from: daysBefore(friday, 7),
  to: daysBefore(friday, 1),
});
