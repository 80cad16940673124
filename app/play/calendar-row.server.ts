import { calendarDayPath } from "~/paths";
import { daysBefore } from "~/platform/clock/calendar-date.server";
import type { AskedEdition } from "./editions/asked-edition.server";
import { numberOn } from "./editions/schedule.server";
import type { ServerGame } from "./rules/server-game.server";

/**
 * The way from an edition to its title's row in the calendar: on the edition's day, or on the day before the current
 * one, where the earlier ones begin.
 */
export function calendarRow(
  { schedule, rules }: Pick<ServerGame, "schedule" | "rules">,
  { date, isCurrent }: AskedEdition,
): { calendar: string } | null {
  if (!isCurrent) return { calendar: calendarDayPath(date, rules.slug) };
  // Before the first there is none.
  if (numberOn(schedule, date) === 1) return null;
  return { calendar: calendarDayPath(daysBefore(date, 1), rules.slug) };
}
