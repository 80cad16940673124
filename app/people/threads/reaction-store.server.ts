import { allDocuments } from "~/platform/storage/all-documents.server";
import type { DocumentData, DocumentStore } from "~/platform/storage/document-store";
import { type ReactionKind, reactionKinds } from "./reaction";
import { addReactions, findReply } from "./reply-store.server";
import { leftOut } from "./thread-counts.server";

/** One document for each reply and account that reacted to it. */
const REACTIONS = "reactions";

/**
 * Sets an account's reaction to a reply; the one before goes.
 *
 * @param kind null to take it back
 * @returns the author who can be told of it: null if nothing is new, or there is none but the same
 * @throws DocumentStoreError
 */
export async function react(
  store: DocumentStore,
  id: string,
  userId: string,
  kind: ReactionKind | null,
): Promise<string | null> {
  return store.transaction(async (transaction) => {
    const reply = await findReply(transaction, id);
    const key = reactionKey(id, userId);
    const before = kindOf(await transaction.get(REACTIONS, key));
    if (!reply || before === kind || (kind && reply.state !== "shown")) return null;
    addReactions(transaction, reply, {
      ...(before && { [before]: -1 }),
      ...(kind && { [kind]: 1 }),
    });
    if (kind) transaction.set(REACTIONS, key, { reply: id, thread: reply.thread, userId, kind });
    else transaction.delete(REACTIONS, key);
    return kind && reply.userId !== userId ? reply.userId : null;
  });
}

/**
 * An account's reactions in a thread, by the replies' ids.
 *
 * @throws DocumentStoreError
 */
export async function reactionsOf(
  store: Pick<DocumentStore, "query">,
  thread: string,
  userId: string,
): Promise<ReadonlyMap<string, ReactionKind>> {
  const { documents } = await store.query(REACTIONS, { where: { thread, userId }, limit: 500 });
  return new Map(
    documents.flatMap(({ data }) => {
      const kind = kindOf(data);
      return kind && typeof data.reply === "string" ? [[data.reply, kind] as const] : [];
    }),
  );
}

/**
 * How often some people react to a reply: one at most each.
 *
 * @throws DocumentStoreError
 */
export async function countReactionsOf(
  store: Pick<DocumentStore, "get">,
  reply: string,
  people: ReadonlySet<string>,
): Promise<number> {
  const stored = await Promise.all(
    leftOut(people).map((userId) => store.get(REACTIONS, reactionKey(reply, userId))),
  );
  return stored.filter((one) => kindOf(one) !== null).length;
}

/**
 * Takes back all reactions of an account that is deleted, also those to what is gone by now.
 *
 * @throws DocumentStoreError; what was taken back remains so
 */
export async function takeBackReactions(store: DocumentStore, userId: string): Promise<void> {
  for await (const { id: key } of allDocuments(store, REACTIONS, { userId })) {
    await react(store, key.slice(0, key.lastIndexOf(".")), userId, null);
    await store.delete(REACTIONS, key);
  }
}

function kindOf(stored: DocumentData | null): ReactionKind | null {
  return reactionKinds.find((kind) => kind === stored?.kind) ?? null;
}

const reactionKey = (reply: string, userId: string) => `${reply}.${userId}`;
