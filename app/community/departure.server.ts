import { leaveAll } from "~/people/leagues/league-members.server";
import { leaveModeration } from "~/people/moderation/leave-moderation.server";
import { forgetBlocksOf } from "~/people/threads/blocks.server";
import { takeBackReactions } from "~/people/threads/reaction-store.server";
import { takeBackReplies } from "~/people/threads/reply-store.server";
import type { DocumentStore } from "~/platform/storage/document-store";

/**
 * Takes a user out of what is not theirs alone, before their own documents are deleted: leagues, threads, the lists of who
 * blocked them, and what moderators have of them.
 *
 * @throws DocumentStoreError; what was taken out remains so
 */
export async function depart(store: DocumentStore, userId: string): Promise<void> {
  await leaveAll(store, userId);
  await takeBackReplies(store, userId);
  await takeBackReactions(store, userId);
  await forgetBlocksOf(store, userId);
  await leaveModeration(store, userId, Date.now());
}
