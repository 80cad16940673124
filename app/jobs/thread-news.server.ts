import { paths, withSearch } from "~/paths";
import { authorsOf } from "~/people/authors.server";
import { addNotice } from "~/people/notices/notices-store.server";
import { loadNotifications } from "~/people/profile/profile-store.server";
import { hiddenFrom } from "~/people/threads/blocks.server";
import { findReply } from "~/people/threads/reply-store.server";
import { threadAddress } from "~/people/threads/thread";
import type { ThreadNews } from "~/people/threads/thread-action.server";
import { BEFORE } from "~/people/threads/thread-forms";
import { findThread } from "~/people/threads/thread-store.server";
import { keyOf } from "~/people/threads/thread-view.server";
import { logger } from "~/platform/logging/logger.server";
import { documents } from "~/platform/storage/documents.server";

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

/**
 * What a notice about a reply says today, without a word of what anybody wrote.
 *
 * @param kind an answer to the user, or reactions to the user's own reply
 * @param replyId of the answer, or of the user's reply
 * @returns null once the reply is gone or hidden, or its author is hidden from the user
 * @throws DocumentStoreError
 */
export async function newsOfReply(
  kind: "reply" | "reactions",
  replyId: string,
  userId: string,
): Promise<{ text: string; to: string } | null> {
  const store = await documents();
  const reply = await findReply(store, replyId);
  if (reply?.state !== "shown" || reply.userId === null) return null;
  const thread = await findThread(store, reply.thread);
  if (!thread) return null;
  const page = withSearch(paths.post(threadAddress(thread.id)), "", {
    [BEFORE]: String(reply.at + 1),
  });
  const to = `${page}#r-${keyOf(replyId)}`;
  if (kind === "reactions") {
    const count = reply.scarf + reply.boo + reply.wow;
    if (count === 0) return null;
    const fans = count === 1 ? "1 fan reacts" : `${count} fans react`;
    return { text: `${fans} to what you said in ${thread.subject}.`, to };
  }
  const author = { userId: reply.userId, name: reply.name };
  const [faces, hidden] = await Promise.all([authorsOf([author]), hiddenFrom(store, userId)]);
  if (hidden.has(reply.userId)) return null;
  const name = faces.get(reply.userId)?.name ?? reply.name;
  return { text: `${name} answered you in ${thread.subject}.`, to };
}
