import type { DocumentStore } from "~/platform/storage/document-store";
import { takeBackReactions } from "./reaction-store.server";
import { takeBackReplies } from "./reply-store.server";

/**
 * Takes an account out of all that was said: its replies, or their texts where they were answered, and its reactions.
 *
 * @throws DocumentStoreError; what was taken out remains so
 */
export async function leaveThreads(store: DocumentStore, userId: string): Promise<void> {
  await takeBackReplies(store, userId);
  await takeBackReactions(store, userId);
}
