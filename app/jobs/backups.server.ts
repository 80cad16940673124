import { dirname, join } from "node:path";
import { environment } from "~/platform/config/environment.server";
import { logger } from "~/platform/logging/logger.server";
import { durationOf, startBackups } from "~/platform/storage/backup-schedule.server";
import { copyInWorker } from "~/platform/storage/copy-in-worker.server";
import { dataFile } from "~/platform/storage/documents.server";

/**
 * Copies of the database, as BACKUP_EVERY, BACKUP_KEEP and BACKUP_DIR say; none without the first.
 *
 * @param worker the script of the thread that copies
 */
export function backUpOnSchedule(worker: URL): void {
  const { BACKUP_EVERY, BACKUP_KEEP, BACKUP_DIR } = environment();
  const every = BACKUP_EVERY && durationOf(BACKUP_EVERY);
  if (!every) return;
  const file = dataFile();
  const folder = BACKUP_DIR ?? join(dirname(file), "backups");
  const report = (outcome: string | Error) =>
    typeof outcome === "string"
      ? logger().info({ copy: outcome }, "The database was backed up.")
      : logger().error({ err: outcome }, "The database could not be backed up.");
  startBackups({ file, folder, every, keep: BACKUP_KEEP }, report, copyInWorker(worker)).unref();
}
