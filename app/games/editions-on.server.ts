import type { CalendarDate } from "~/platform/clock/calendar-date.server";
import { numberOn, periodOf } from "~/play/editions/schedule.server";
import { type PlayableSlug, playable } from "~/playable";
import { serverGames } from "./registry.server";
import { orderOn } from "./treble";

/** An edition of a title: its date, which is the start of its week for a weekly title, and its number. */
type EditionOn = { slug: PlayableSlug; date: CalendarDate; number: number };

/** The first day with an edition of its own: a week's title may begin with a week that was running then. */
export const firstEditionDate: CalendarDate = playable
  .map((slug) => serverGames[slug].schedule)
  .filter(({ period }) => period === "day")
  .map(({ firstDate }) => firstDate)
  .reduce((one, other) => (one < other ? one : other));

/** The editions that were current on a date, one for each title that had begun by then, its treble first. */
export function editionsOn(date: CalendarDate): EditionOn[] {
  return orderOn(date).flatMap((slug): EditionOn[] => {
    const { schedule } = serverGames[slug];
    if (date < schedule.firstDate) return [];
    const number = numberOn(schedule, date);
    return [{ slug, date: periodOf(schedule, date), number }];
  });
}
