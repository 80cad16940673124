import type { CalendarDate } from "~/platform/clock/calendar-date.server";
import { periodOf } from "~/play/editions/schedule.server";
import type { Result, TitleRecord } from "~/play/rules/results";
import type { ServerGame } from "~/play/rules/server-game.server";
import type { TitleName } from "./stat";

/** A title and what a player has made of it. */
export type PlayedTitle = TitleName & {
  game: Pick<ServerGame, "schedule" | "statistics">;
  record: TitleRecord;
};

/** The result of the edition that is current on a date. */
export function resultOn({ game, record }: PlayedTitle, date: CalendarDate): Result | undefined {
  const period = periodOf(game.schedule, date);
  return record.results.find((result) => result.date === period);
}
