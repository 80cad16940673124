import { watchSchedules } from "~/games/schedule-ends.server";
import { startMaintenance } from "~/people/account/personal-data/maintenance.server";
import { startScheduler } from "~/platform/clock/scheduler.server";
import { backUpOnSchedule } from "./backups.server";
import { sendGameAlerts } from "./game-alerts.server";
import { closeLeagueWeeks } from "./league-weeks.server";
import { sendWeeklyRecaps } from "./weekly-recaps.server";

/**
 * Starts what the server does without being asked: recaps, alerts, weeks of leagues, tidying up, backups, and warnings before a schedule
 * ends. To be called once per process. The jobs never throw, and keep no process alive.
 *
 * @param backupWorker the script of the thread that copies the database
 */
export function startJobs(backupWorker: URL): void {
  watchSchedules();
  startScheduler([
    { name: "recaps", run: sendWeeklyRecaps },
    { name: "alerts", run: sendGameAlerts },
    { name: "league weeks", run: closeLeagueWeeks },
  ]);
  startMaintenance();
  backUpOnSchedule(backupWorker);
}
