import { dateAt, daysBetween } from "~/platform/clock/calendar-date.server";
import { product } from "~/platform/config/product";
import { logger } from "~/platform/logging/logger.server";
import { lastDateOf } from "~/play/editions/schedule.server";
import type { ServerGame } from "~/play/rules/server-game.server";
import { serverGames } from "./registry.server";

const DAY_MS = 24 * 60 * 60_000;
/** Days before a schedule ends from which on the log says so (docs/rules.md#editions). */
const WARNING_DAYS = 30;

/** The last day of a title's schedule. */
type ScheduleEnd = {
  slug: string;
  lastDate: string;
  /** Negative once it is over. */
  daysLeft: number;
  isNear: boolean;
};

/** When the editions of each title begin to come round again. */
export function scheduleEnds(
  now: number,
  titles: readonly Pick<ServerGame, "rules" | "schedule">[] = Object.values(serverGames),
): ScheduleEnd[] {
  const today = dateAt(now, product.timeZone);
  return titles.map(({ rules: { slug }, schedule }) => {
    const lastDate = lastDateOf(schedule);
    const daysLeft = daysBetween(today, lastDate);
    return { slug, lastDate, daysLeft, isNear: daysLeft <= WARNING_DAYS };
  });
}

/** Logs the schedules that end soon, now and once a day. */
export function watchSchedules(): void {
  const warn = () => {
    for (const { isNear, ...end } of scheduleEnds(Date.now())) {
      if (isNear)
        logger().warn(end, "A schedule ends: add editions, or the oldest come round again.");
    }
  };
  warn();
  setInterval(warn, DAY_MS).unref();
}
