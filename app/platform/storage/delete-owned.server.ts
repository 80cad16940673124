import type { DocumentStore } from "./document-store";

const PAGE = 100;

/**
 * Deletes all documents of a collection that have this `userId`.
 *
 * @throws DocumentStoreError; earlier deletions remain
 */
export async function deleteOwned(
  store: DocumentStore,
  collection: string,
  userId: string,
): Promise<void> {
  for (;;) {
    const { documents } = await store.query(collection, { where: { userId }, limit: PAGE });
    if (documents.length === 0) return;
    await Promise.all(documents.map(({ id }) => store.delete(collection, id)));
  }
}
