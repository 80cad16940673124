import { logger } from "~/platform/logging/logger.server";
import { documents } from "~/platform/storage/documents.server";
import { sweepExpired } from "~/platform/storage/expired-documents.server";
import { resumeDeletions } from "./deletion.server";
import { expiringDocuments } from "./owned-documents";

const HOUR_MS = 60 * 60_000;
const MAX_DRIFT_MS = 5 * 60_000;

/** Finishes deletions that a crash or another process has cut off, and every hour throws away what has expired. Never throws. */
export function startMaintenance(): void {
  let before = offsetOfClock();
  void tidy(true);
  setInterval(() => {
    const offset = offsetOfClock();
    void tidy(Math.abs(offset - before) < MAX_DRIFT_MS);
    before = offset;
  }, HOUR_MS).unref();
}

/** How far the wall clock is from one that nobody sets. */
const offsetOfClock = () => Date.now() - performance.now();

/**
 * @param isSteady whether the clock has only gone on: by one that has jumped nothing is thrown away, since what ends a
 *   session would be gone and the session would hold again when the clock is put right
 */
async function tidy(isSteady: boolean): Promise<void> {
  try {
    await resumeDeletions();
    if (isSteady) await sweepExpired(await documents(), expiringDocuments, Date.now());
  } catch (error) {
    logger().error({ err: error }, "Tidying up has to wait for the next hour.");
  }
}
