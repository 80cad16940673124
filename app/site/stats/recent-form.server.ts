import { type CalendarDate, daysBefore, shortDate } from "~/platform/clock/calendar-date.server";
import type { DayResult, FormDay, StatsDay } from "./stat";

const DAYS = 7;

type Day = Pick<StatsDay, "date" | "correct" | "total">;

/** The last seven days, today last. */
export function recentForm(days: readonly Day[], today: CalendarDate): FormDay[] {
  const played = new Map(days.map((day) => [day.date, day]));
  return Array.from({ length: DAYS }, (_, index) => {
    const date = daysBefore(today, DAYS - 1 - index);
    const day = played.get(date);
    return {
      date,
      label: shortDate(date),
      result: day ? resultOf(day) : date === today ? "open" : "missed",
      score: day ? { correct: day.correct, total: day.total } : null,
    };
  });
}

function resultOf({ correct, total }: Day): DayResult {
  return correct === total ? "perfect" : "played";
}
