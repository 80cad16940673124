import { logger } from "~/http/logger.server";
import { documents } from "~/storage/documents.server";
import { sweepExpired } from "~/storage/expired-documents.server";
import { resumeDeletions } from "./deletion.server";
import { expiringDocuments } from "./owned-documents";

const HOUR_MS = 60 * 60_000;

/** Finishes deletions that a crash has cut off, and every hour throws away what has expired. Never throws. */
export function keepHouse(): void {
  void tidy();
  setInterval(tidy, HOUR_MS).unref();
}

async function tidy(): Promise<void> {
  try {
    await resumeDeletions();
    await sweepExpired(await documents(), expiringDocuments, Date.now());
  } catch (error) {
    logger().error({ err: error }, "Tidying up has to wait for the next hour.");
  }
}
