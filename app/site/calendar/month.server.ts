import { Temporal } from "temporal-polyfill";
import * as z from "zod";
import type { CalendarDate } from "~/platform/clock/calendar-date.server";
import { monthOf } from "~/play/player/recorded.server";

/** A month, "2026-11". */
type Month = string;

/** The days of a calendar, both included. */
export type Span = { first: CalendarDate; today: CalendarDate };

const WEEK = 7;

/**
 * The day that an address asks for: the first for one before it, as the first weeks of titles began before the calendar.
 *
 * @returns null for what is no date, and for a day ahead
 */
export function requestedDay(wanted: string | null, { first, today }: Span): CalendarDate | null {
  const date = z.iso.date().safeParse(wanted).data;
  if (date === undefined || date > today) return null;
  return date < first ? first : date;
}

/** The month that an address asks for; the current one if it is no month of the calendar. */
export function requestedMonth(wanted: string | null, { first, today }: Span): Month {
  const date = z.iso.date().safeParse(`${wanted}-01`).data;
  const month = date === undefined ? monthOf(today) : monthOf(date);
  return month >= monthOf(first) && month <= monthOf(today) ? month : monthOf(today);
}

/** The months before and after, within the calendar. */
export function neighbours(month: Month, { first, today }: Span) {
  const shifted = (months: number) =>
    Temporal.PlainYearMonth.from(month).add({ months }).toString().slice(0, 7);
  return {
    before: month > monthOf(first) ? shifted(-1) : null,
    after: month < monthOf(today) ? shifted(1) : null,
  };
}

/** The latest date of a month that is not ahead. */
export function lastDayOf(month: Month, { today }: Pick<Span, "today">): CalendarDate {
  const last = `${month}-${Temporal.PlainYearMonth.from(month).daysInMonth}`;
  return last < today ? last : today;
}

/** The dates of a month in weeks from Monday to Sunday; null for the days of other months. */
export function weeksOf(month: Month): (CalendarDate | null)[][] {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  const lead = Temporal.PlainDate.from(`${month}-01`).dayOfWeek - 1;
  return Array.from({ length: Math.ceil((lead + daysInMonth) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_, weekday) => {
      const day = week * WEEK + weekday - lead + 1;
      return day < 1 || day > daysInMonth ? null : `${month}-${String(day).padStart(2, "0")}`;
    }),
  );
}
