import { sha256 } from "~/platform/identity/secret-token.server";
import { allDocuments } from "~/platform/storage/all-documents.server";
import type { DocumentStore } from "~/platform/storage/document-store";

/** One document for each account and another that it has blocked. */
const BLOCKS = "blocks";
/** A limit, since pages ask for all of them. */
export const MAX_BLOCKS = 200;

/** A blocked account: the id of the block, and the name that the account had. */
export type Block = { id: string; blocked: string; name: string };

type Queries = Pick<DocumentStore, "query">;

/**
 * Blocks an account for another: each is hidden from the other.
 *
 * @returns false if the list of the blocked is full
 * @throws DocumentStoreError
 */
export async function blockAccount(
  store: Pick<DocumentStore, "set" | "count">,
  userId: string,
  { id: blocked, name }: { id: string; name: string },
): Promise<boolean> {
  if ((await store.count(BLOCKS, { where: { userId } })) >= MAX_BLOCKS) return false;
  await store.set(BLOCKS, blockId(userId, blocked), { userId, blocked, name });
  return true;
}

/**
 * Takes a block back, for the account that made it.
 *
 * @param id any user input
 * @returns false if there is none
 * @throws DocumentStoreError
 */
export async function unblockAccount(
  store: DocumentStore,
  userId: string,
  id: string,
): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(id)) return false;
  return store.transaction(async (transaction) => {
    const found = await transaction.get(BLOCKS, id);
    if (found?.userId !== userId) return false;
    transaction.delete(BLOCKS, id);
    return true;
  });
}

/**
 * The accounts that a user has blocked.
 *
 * @throws DocumentStoreError
 */
export async function blocksOf(store: Queries, userId: string): Promise<Block[]> {
  const { documents } = await store.query(BLOCKS, { where: { userId }, limit: MAX_BLOCKS });
  return documents.flatMap(({ id, data: { blocked, name } }) =>
    typeof blocked === "string" && typeof name === "string" ? [{ id, blocked, name }] : [],
  );
}

/**
 * The accounts that are hidden from a user: those they have blocked, and those who have blocked them.
 *
 * @throws DocumentStoreError
 */
export async function hiddenFrom(store: Queries, userId: string): Promise<ReadonlySet<string>> {
  const hidden = new Set((await blocksOf(store, userId)).map(({ blocked }) => blocked));
  for await (const { data } of allDocuments(store, BLOCKS, { blocked: userId })) {
    if (typeof data.userId === "string") hidden.add(data.userId);
  }
  return hidden;
}

/**
 * Deletes the blocks of an account that is deleted. Those that it made are its own documents.
 *
 * @throws DocumentStoreError
 */
export async function forgetBlocksOf(store: DocumentStore, blocked: string): Promise<void> {
  for await (const { id } of allDocuments(store, BLOCKS, { blocked }))
    await store.delete(BLOCKS, id);
}

const blockId = (userId: string, blocked: string) => sha256(`${userId} ${blocked}`);
