import type { DocumentStore, StoredDocument, Where } from "./document-store";

/** A reader has no more than these in memory at a time. */
const PAGE = 200;

/**
 * All documents of a collection, by id and a page at a time. They may be deleted on the way.
 *
 * @param where fields that they have; all documents without it
 * @throws DocumentStoreError
 */
export async function* allDocuments(
  from: Pick<DocumentStore, "query">,
  collection: string,
  where: Where = {},
): AsyncGenerator<StoredDocument> {
  let cursor: string | null = null;
  do {
    const page = await from.query(collection, { where, limit: PAGE, ...(cursor && { cursor }) });
    yield* page.documents;
    cursor = page.nextCursor;
  } while (cursor);
}
