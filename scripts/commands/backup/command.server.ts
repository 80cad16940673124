/** What the commands `npm run backup` and `npm run restore` run. */
export { backUpIfDue, durationOf, startBackups } from "~/platform/storage/backup-schedule.server";
export { backUp } from "~/platform/storage/backups.server";
export { checkCopy, RestoreError, restore } from "./restore.server";
