import { logger } from "~/platform/logging/logger.server";
import { documents } from "~/platform/storage/documents.server";
import { deviceName } from "./device-name";
import {
  type AccountState,
  type Notice,
  noticesOf,
  type RecordedNotice,
  readLog,
  unreadCount,
  withAllRead,
  withNotice,
} from "./notice";

/** One document a person, under their id: a page reads it at once. */
const NOTICES = "notices";

type Happening = { userId: string; kind: RecordedNotice["kind"]; userAgent: string; now: number };

/**
 * Notes something that happened to an account. That it can't be noted just now never stops what happened. Somebody's
 * very first session is no news to them: it is noted as read.
 */
export async function recordNotice({ userId, kind, userAgent, now }: Happening): Promise<void> {
  const notice = { kind, at: now, device: deviceName(userAgent) };
  try {
    const store = await documents();
    await store.transaction(async (transaction) => {
      const stored = await transaction.get(NOTICES, userId);
      const log = withNotice(readLog(stored), notice);
      const readAt = stored || kind !== "sign-in" ? log.readAt : now;
      transaction.set(NOTICES, userId, { ...log, readAt });
    });
  } catch (error) {
    logger().warn({ err: error }, "A notice could not be recorded.");
  }
}

/**
 * How many notices somebody has not read.
 *
 * @throws DocumentStoreError
 */
export async function countUnread(userId: string, standing: AccountState): Promise<number> {
  const store = await documents();
  return unreadCount(readLog(await store.get(NOTICES, userId)), standing);
}

/**
 * Somebody's notices.
 *
 * @throws DocumentStoreError
 */
export async function listNotices(userId: string, standing: AccountState): Promise<Notice[]> {
  const store = await documents();
  return noticesOf(readLog(await store.get(NOTICES, userId)), standing);
}

/**
 * Marks everything that there is now as read.
 *
 * @throws DocumentStoreError
 */
export async function markAllRead(
  userId: string,
  standing: AccountState,
  now: number,
): Promise<void> {
  const store = await documents();
  await store.transaction(async (transaction) => {
    const log = readLog(await transaction.get(NOTICES, userId));
    transaction.set(NOTICES, userId, withAllRead(log, standing, now));
  });
}
