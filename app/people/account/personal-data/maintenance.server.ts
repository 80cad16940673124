import { logger } from "~/platform/logging/logger.server";
import { documents } from "~/platform/storage/documents.server";
import { sweepExpired } from "~/platform/storage/expired-documents.server";
import { sweepVisitors } from "~/play/player/visitors.server";
import { resumeDeletions } from "./deletion.server";
import { expiringDocuments } from "./owned-documents";

const HOUR_MS = 60 * 60_000;
const MAX_DRIFT_MS = 5 * 60_000;

/** Resumes interrupted deletions, and removes expired documents every hour. Never throws. */
export function startMaintenance(): void {
  let before = offsetOfClock();
  void runMaintenance(true);
  setInterval(() => {
    const offset = offsetOfClock();
    void runMaintenance(Math.abs(offset - before) < MAX_DRIFT_MS);
    before = offset;
  }, HOUR_MS).unref();
}

/** Offset of the wall clock, which can be set, from the monotonic clock. */
const offsetOfClock = () => Date.now() - performance.now();

/**
 * @param isSteady whether the clock has not jumped. After a jump nothing is removed: deleting the record that ended
 *   a session would revive that session once the clock is corrected
 */
async function runMaintenance(isSteady: boolean): Promise<void> {
  try {
    await resumeDeletions();
    if (!isSteady) return;
    const store = await documents();
    await sweepExpired(store, expiringDocuments, Date.now());
    await sweepVisitors(store, Date.now());
  } catch (error) {
    logger().error({ err: error }, "Tidying up has to wait for the next hour.");
  }
}
