import { type CalendarDate, daysBefore, shortDate } from "~/platform/clock/calendar-date.server";
import type { DayPlay, DayResult, FormDay } from "./stat";

const DAYS = 7;

/** The last seven days over all titles, today last. */
export function recentForm(
  days: ReadonlyMap<CalendarDate, readonly DayPlay[]>,
  today: CalendarDate,
): FormDay[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const date = daysBefore(today, DAYS - 1 - index);
    const plays = days.get(date) ?? [];
    const unplayed = date === today ? "open" : "missed";
    const result = plays.length === 0 ? unplayed : resultOf(plays);
    return { date, label: shortDate(date), result, plays };
  });
}

/** One perfect result makes a day perfect. */
const resultOf = (plays: readonly DayPlay[]): DayResult =>
  plays.some(({ isPerfect }) => isPerfect) ? "perfect" : "played";
