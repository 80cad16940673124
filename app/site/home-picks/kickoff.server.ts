import ical, { ICalCalendarMethod } from "ical-generator";
import { paths } from "~/paths";
import { dateAt, hourInDays } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { environment } from "~/platform/config/environment.server";
import { product } from "~/platform/config/product";
import { shareUrl } from "~/shell/share-url";

const DAYS_AHEAD = 15;
const HOUR = 18;
const MATCH_MINUTES = 120;

/**
 * The season kick-off, in milliseconds since the epoch: KICKOFF_AT if set, else 15 days from today at 18:00 in the
 * product's time zone (spec, section 4: countdown).
 */
export function kickoffFor(request: Request): number {
  const { KICKOFF_AT } = environment();
  if (KICKOFF_AT) return Date.parse(KICKOFF_AT);
  return hourInDays(nowFor(request), product.timeZone, DAYS_AHEAD, HOUR);
}

/** The season kick-off as an iCalendar file (RFC 5545). */
export function seasonCalendar(request: Request): string {
  const start = kickoffFor(request);
  const calendar = ical({
    name: `${product.name} season`,
    prodId: { company: product.name, product: "season", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `season-kickoff-${dateAt(start, product.timeZone)}@${product.canonicalHost}`,
    stamp: new Date(nowFor(request)),
    start: new Date(start),
    end: new Date(start + MATCH_MINUTES * 60_000),
    summary: `${product.name}: season kickoff`,
    description: "The season starts here. Five questions, one whistle.",
    url: shareUrl(paths.home),
  });
  return calendar.toString();
}
