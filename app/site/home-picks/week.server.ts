import { lastWeek, shortDate } from "~/platform/clock/calendar-date.server";
import type { PlayerDays } from "~/play/player/player-days.server";
import { isPausedOn } from "~/play/rules/streak-rules.server";
import type { WeekDay } from "./week";

/** A player's last seven days, today last. */
export function weekOf({ today, dates }: Pick<PlayerDays, "today" | "dates">): WeekDay[] {
  return lastWeek(today).map((date) => {
    const titles = dates.get(date)?.length ?? 0;
    return { label: shortDate(date), titles, isPaused: isPausedOn(date, dates, today) };
  });
}
