import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
} from "ical-generator";
import { paths } from "~/paths";
import { type CalendarDate, dateAt } from "~/platform/clock/calendar-date.server";
import { product } from "~/platform/config/product";
import { shareUrl } from "~/shell/share-url";

const MATCH_MINUTES = 120;
const RESET_MINUTES = 15;

type CalendarDates = {
  /** Milliseconds since the epoch. */
  now: number;
  kickoffAt: number;
  /** The date of the first editions. */
  firstDate: CalendarDate;
};

/**
 * The calendar to add to one's own (RFC 5545): the season kick-off, and the new editions at every midnight. Their time
 * is floating, so that it is midnight wherever the player is.
 */
export function calendarFile({ now, kickoffAt, firstDate }: CalendarDates): string {
  const calendar = ical({
    name: product.name,
    prodId: { company: product.name, product: "season", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  addKickoff(calendar, now, kickoffAt);
  addReset(calendar, now, firstDate);
  return calendar.toString();
}

function addKickoff(calendar: ICalCalendar, now: number, start: number): void {
  calendar.createEvent({
    id: `season-kickoff-${dateAt(start, product.timeZone)}@${product.canonicalHost}`,
    stamp: new Date(now),
    start: new Date(start),
    end: new Date(start + MATCH_MINUTES * 60_000),
    summary: `${product.name}: season kickoff`,
    description: "The season starts here. Five questions, one whistle.",
    url: shareUrl(paths.home),
  });
}

function addReset(calendar: ICalCalendar, now: number, firstDate: CalendarDate): void {
  const start = Date.parse(`${firstDate}T00:00:00Z`);
  calendar.createEvent({
    id: `daily-reset@${product.canonicalHost}`,
    stamp: new Date(now),
    start: new Date(start),
    end: new Date(start + RESET_MINUTES * 60_000),
    floating: true,
    summary: `${product.name}: today's games are out`,
    description: "A new edition of every daily game. Play one and the streak goes on.",
    url: shareUrl(paths.calendar),
    repeating: { freq: ICalEventRepeatingFreq.DAILY },
    transparency: ICalEventTransparency.TRANSPARENT,
  });
}
