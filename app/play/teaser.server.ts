import { type CalendarDate, daysBefore } from "~/platform/clock/calendar-date.server";
import { daysOf, editionNumberOn } from "./editions/schedule.server";
import type { ServerGame } from "./rules/server-game.server";

/** What a title tells today of its next edition, if anything. */
export function teaserOf(
  { schedule, edition, teaser }: Pick<ServerGame, "schedule" | "edition" | "teaser">,
  today: CalendarDate,
): { teaser: string } | null {
  const days = daysOf(schedule);
  const next = teaser && edition(editionNumberOn(schedule, daysBefore(today, -days)));
  return next ? { teaser: teaser(next.puzzle, next.answer, today) } : null;
}
