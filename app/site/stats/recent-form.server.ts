import { type CalendarDate, lastWeek, shortDate } from "~/platform/clock/calendar-date.server";
import type { DayPlay, DayResult, FormDay } from "./stat";

/** The last seven days over all titles, today last. */
export function recentForm(
  days: ReadonlyMap<CalendarDate, readonly DayPlay[]>,
  today: CalendarDate,
): FormDay[] {
  return lastWeek(today).map((date) => {
    const plays = days.get(date) ?? [];
    const unplayed = date === today ? "open" : "missed";
    const result = plays.length === 0 ? unplayed : resultOf(plays);
    return { date, label: shortDate(date), result, plays };
  });
}

/** One perfect result makes a day perfect. */
const resultOf = (plays: readonly DayPlay[]): DayResult =>
  plays.some(({ isPerfect }) => isPerfect) ? "perfect" : "played";
