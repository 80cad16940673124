import type { AppLoadContext } from "@remix-run/node";
import { logger } from "~/platform/logging/logger.server";
import { documents } from "~/platform/storage/documents.server";
import { deviceName } from "./device-name";
import {
  type AccountState,
  type Notice,
  type NoticeLog,
  noticesOf,
  type RecordedNotice,
  readLog,
  withAllRead,
  withNotice,
} from "./notice";

/** One document for each user, with their id: a page reads it in one go. */
const NOTICES = "notices";

type AccountEvent = {
  userId: string;
  kind: RecordedNotice["kind"];
  userAgent: string;
  now: number;
};

/**
 * Records an event on an account. A failure to record it never stops the event itself. The first login after signing
 * up is recorded as read.
 */
export const recordNotice = ({ userId, kind, userAgent, now }: AccountEvent): Promise<void> =>
  addNotice(userId, { kind, at: now, device: deviceName(userAgent) });

/** Records any event for a user. A failure is logged, and stops nothing. */
export async function addNotice(userId: string, notice: RecordedNotice): Promise<void> {
  try {
    const store = await documents();
    await store.transaction(async (transaction) => {
      const stored = await transaction.get(NOTICES, userId);
      const log = withNotice(readLog(stored), notice);
      const readAt = stored || notice.kind !== "sign-in" ? log.readAt : notice.at;
      transaction.set(NOTICES, userId, { ...log, readAt });
    });
  } catch (error) {
    logger().warn({ err: error }, "A notice could not be recorded.");
  }
}

const logs = new WeakMap<AppLoadContext, Promise<NoticeLog>>();

/**
 * The stored notices of who asks for a page: read once, though several parts of the page tell of them.
 *
 * @param context of the request
 * @throws DocumentStoreError
 */
export function noticesOnPage(context: AppLoadContext, userId: string): Promise<NoticeLog> {
  const known =
    logs.get(context) ??
    documents()
      .then((store) => store.get(NOTICES, userId))
      .then(readLog);
  logs.set(context, known);
  return known;
}

/**
 * A user's notices.
 *
 * @throws DocumentStoreError
 */
export async function listNotices(userId: string, standing: AccountState): Promise<Notice[]> {
  const store = await documents();
  return noticesOf(readLog(await store.get(NOTICES, userId)), standing);
}

/**
 * Marks all current notices as read.
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
