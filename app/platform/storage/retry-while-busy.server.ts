import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { DocumentStoreError } from "~/platform/storage/document-store";

const RETRY_TIMEOUT_MS = 2500;
const MAX_WAIT_MS = 40;
const BUSY = /^SQLITE_BUSY/;

/**
 * Retries a SQLite call while another process has locked the file. SQLite's own busy timeout would block the event
 * loop.
 *
 * @param call throws without side effects if the file is locked
 * @throws DocumentStoreError "unavailable" after 2.5 s; any other error of `call` at once
 */
export async function retryWhileBusy<T>(call: () => T): Promise<T> {
  const deadline = performance.now() + RETRY_TIMEOUT_MS;
  for (;;) {
    try {
      return call();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await wait(randomInt(1, MAX_WAIT_MS));
  }
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof DocumentStoreError && error.cause instanceof Error)) return false;
  return "code" in error.cause && BUSY.test(String(error.cause.code));
}
