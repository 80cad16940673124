import type { RecordedNotice } from "~/people/notices/notice";
import { addNotice } from "~/people/notices/notices-store.server";
import { loadNotifications } from "~/people/profile/profile-store.server";
import { logger } from "~/platform/logging/logger.server";

/**
 * Tells a user of an event in the bell, if they want to hear of such. A failure is logged, and stops nothing.
 *
 * @param wish the switch in their settings
 */
export async function addWantedNotice(
  userId: string,
  wish: "replies" | "reactions" | "outcomes",
  notice: RecordedNotice,
): Promise<void> {
  try {
    if ((await loadNotifications(userId))[wish]) await addNotice(userId, notice);
  } catch (err) {
    logger().warn({ err }, "A notice could not be recorded.");
  }
}
