import { addNotice } from "~/people/notices/notices-store.server";
import { loadNotifications } from "~/people/profile/profile-store.server";
import type { ThreadNews } from "~/people/threads/thread-action.server";
import { logger } from "~/platform/logging/logger.server";

/**
 * Tells authors in the bell of what others did, if they want to hear of it. A failure is logged, and stops nothing.
 *
 * @param now milliseconds since the epoch
 */
export function threadNews(now: number): ThreadNews {
  return {
    answered: (userId, replyId) => tell(userId, "reply", replyId, now),
    reacted: (userId, replyId) => tell(userId, "reactions", replyId, now),
  };
}

const switches = { reply: "replies", reactions: "reactions" } as const;

async function tell(userId: string, kind: keyof typeof switches, replyId: string, now: number) {
  try {
    const wants = await loadNotifications(userId);
    if (wants[switches[kind]]) await addNotice(userId, { kind, at: now, device: replyId });
  } catch (err) {
    logger().warn({ err }, "A notice could not be recorded.");
  }
}
