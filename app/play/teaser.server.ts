import { type CalendarDate, daysBefore } from "~/platform/clock/calendar-date.server";
import { editionNumberOn } from "./editions/schedule.server";
import type { ServerGame } from "./rules/server-game.server";

/** What a daily title tells today of tomorrow's edition, if anything. */
export function teaserOf(
  { schedule, edition, teaser }: Pick<ServerGame, "schedule" | "edition" | "teaser">,
  today: CalendarDate,
): { teaser: string } | null {
  const next = teaser && edition(editionNumberOn(schedule, daysBefore(today, -1)));
  return next ? { teaser: teaser(next.puzzle) } : null;
}
