import { createHash } from "node:crypto";
import type { DocumentStore } from "~/platform/storage/document-store";

/** One document for each account and another that it has blocked. */
const BLOCKS = "blocks";
const MAX_BLOCKS = 500;

/** An account that somebody has blocked: under which id of the block, and its name as the account had it. */
export type Block = { id: string; blocked: string; name: string };

type Queries = Pick<DocumentStore, "query">;

/**
 * Blocks an account for another: each is hidden from the other.
 *
 * @throws DocumentStoreError
 */
export async function blockAccount(
  store: Pick<DocumentStore, "set">,
  userId: string,
  { id: blocked, name }: { id: string; name: string },
): Promise<void> {
  if (blocked === userId) return;
  await store.set(BLOCKS, blockId(userId, blocked), { userId, blocked, name });
}

/**
 * Takes a block back, for whoever made it.
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
  const [own, { documents }] = await Promise.all([
    blocksOf(store, userId),
    store.query(BLOCKS, { where: { blocked: userId }, limit: MAX_BLOCKS }),
  ]);
  const others = documents.flatMap(({ data }) =>
    typeof data.userId === "string" ? [data.userId] : [],
  );
  return new Set([...own.map(({ blocked }) => blocked), ...others]);
}

/**
 * Deletes the blocks of an account that is deleted. Those that it made are its own documents.
 *
 * @throws DocumentStoreError
 */
export async function forgetBlocksOf(store: DocumentStore, blocked: string): Promise<void> {
  for (;;) {
    const { documents } = await store.query(BLOCKS, { where: { blocked }, limit: MAX_BLOCKS });
    if (documents.length === 0) return;
    for (const { id } of documents) await store.delete(BLOCKS, id);
  }
}

const blockId = (userId: string, blocked: string) =>
  createHash("sha256").update(`${userId} ${blocked}`).digest("hex");
