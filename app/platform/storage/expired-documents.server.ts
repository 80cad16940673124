import type { DocumentStore } from "~/platform/storage/document-store";

const PAGE = 100;

/**
 * Deletes expired documents, oldest first: those with a number `expiresAt` before now.
 *
 * @param collections to sweep
 * @param now milliseconds since the epoch, as `expiresAt`
 * @throws DocumentStoreError if the store is unavailable; earlier deletions remain
 */
export async function sweepExpired(
  store: DocumentStore,
  collections: readonly string[],
  now: number,
): Promise<void> {
  for (const collection of collections) await sweepCollection(store, collection, now);
}

async function sweepCollection(store: DocumentStore, collection: string, now: number) {
  let cursor: string | null = null;
  do {
    const page = await oldest(store, collection, cursor);
    const expired = page.documents.filter(({ data }) => isBefore(data.expiresAt, now));
    const ids = expired.map(({ id }) => id);
    await deleteExpired(store, collection, ids, now);
    const isRestYounger = expired.length < page.documents.length;
    cursor = isRestYounger ? null : page.nextCursor;
  } while (cursor);
}

function oldest(store: DocumentStore, collection: string, cursor: string | null) {
  const orderBy = { field: "expiresAt", direction: "asc" } as const;
  return store.query(collection, { orderBy, limit: PAGE, ...(cursor ? { cursor } : {}) });
}

/** Checks again in the transaction: its expiry may have been extended since the query. */
function deleteExpired(store: DocumentStore, collection: string, ids: string[], now: number) {
  return store.transaction(async (transaction) => {
    const found = await Promise.all(ids.map((id) => transaction.get(collection, id)));
    const expired = ids.filter((_, index) => isBefore(found[index]?.expiresAt, now));
    for (const id of expired) transaction.delete(collection, id);
  });
}

function isBefore(expiresAt: unknown, now: number): boolean {
  return typeof expiresAt === "number" && expiresAt < now;
}
