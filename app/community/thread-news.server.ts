import { paths } from "~/paths";
import { hiddenFrom } from "~/people/threads/blocks.server";
import { countReactionsOf } from "~/people/threads/reaction-store.server";
import { findReply } from "~/people/threads/reply-store.server";
import type { ThreadNews } from "~/people/threads/thread-action.server";
import { findThread } from "~/people/threads/thread-store.server";
import { replyAddress } from "~/people/threads/thread-view.server";
import { documents } from "~/platform/storage/documents.server";
import { authorsOf } from "./authors.server";
import { addWantedNotice } from "./wanted-notice.server";

/**
 * Tells authors in the bell of what others did, if they want to hear of it. A failure is logged, and stops nothing.
 *
 * @param now milliseconds since the epoch
 */
export function threadNews(now: number): ThreadNews {
  return {
    answered: (userId, replyId) =>
      addWantedNotice(userId, "replies", { kind: "reply", at: now, device: replyId }),
    reacted: (userId, replyId) =>
      addWantedNotice(userId, "reactions", { kind: "reactions", at: now, device: replyId }),
  };
}

/**
 * What a notice about a reply says today, without a word of the reply. It stays where the reply is gone, hidden, or by
 * a person whom the user doesn't see: a notice that was counted on the bell has to be there to be read.
 *
 * @param kind an answer to the user, or reactions to the user's own reply
 * @param replyId of the answer, or of the user's reply
 * @throws DocumentStoreError
 */
export async function newsOfReply(
  kind: "reply" | "reactions",
  replyId: string,
  userId: string,
): Promise<{ text: string; to: string }> {
  const store = await documents();
  const [reply, hidden] = await Promise.all([findReply(store, replyId), hiddenFrom(store, userId)]);
  const thread = reply && (await findThread(store, reply.thread));
  if (!thread || reply.state !== "shown" || reply.userId === null || hidden.has(reply.userId)) {
    return { text: taken[kind], to: paths.feed };
  }
  const to = replyAddress(thread.id, reply);
  if (kind === "reactions") {
    const all = reply.scarf + reply.boo + reply.wow;
    const count = all - (await countReactionsOf(store, replyId, hidden));
    if (count <= 0) return { text: taken[kind], to };
    const fans = count === 1 ? "1 fan reacts" : `${count} fans react`;
    return { text: `${fans} to what you said in ${thread.subject}.`, to };
  }
  const faces = await authorsOf([{ userId: reply.userId, name: reply.name }]);
  const name = faces.get(reply.userId)?.name ?? reply.name;
  return { text: `${name} answered you in ${thread.subject}.`, to };
}

const taken = {
  reply: "The answer is not there any more.",
  reactions: "The reactions were taken back.",
};
