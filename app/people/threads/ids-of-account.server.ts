import type { DocumentStore } from "~/platform/storage/document-store";

/**
 * The ids of an account's documents in a collection. They may be deleted on the way.
 *
 * @throws DocumentStoreError
 */
export async function* idsOfAccount(
  store: Pick<DocumentStore, "query">,
  collection: string,
  userId: string,
): AsyncGenerator<string> {
  let cursor: string | null = null;
  do {
    const page = await store.query(collection, {
      where: { userId },
      limit: 200,
      ...(cursor && { cursor }),
    });
    for (const { id } of page.documents) yield id;
    cursor = page.nextCursor;
  } while (cursor);
}
