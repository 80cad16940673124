import { hourInDays } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { environment } from "~/platform/config/environment.server";
import { product } from "~/platform/config/product";

const DAYS_AHEAD = 15;
const HOUR = 18;

/**
 * The season kick-off, in milliseconds since the epoch: KICKOFF_AT if set, else 15 days from today at 18:00 in the
 * product's time zone (spec, section 4: countdown).
 */
export function kickoffFor(request: Request): number {
  const { KICKOFF_AT } = environment();
  if (KICKOFF_AT) return Date.parse(KICKOFF_AT);
  return hourInDays(nowFor(request), product.timeZone, DAYS_AHEAD, HOUR);
}
