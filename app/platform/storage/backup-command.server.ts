/** What the commands `npm run backup` and `npm run restore` run. */
export { backUpIfDue, durationOf, startBackups } from "./backup-schedule.server";
export { backUp } from "./backups.server";
export { checkCopy, RestoreError, restore } from "./restore.server";
