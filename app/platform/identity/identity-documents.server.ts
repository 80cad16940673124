import {
  type DocumentStore,
  DocumentStoreError,
  type StoredDocument,
} from "~/platform/storage/document-store";
import { IdentityError } from "./identity-provider";

const PAGE = 500;

/** A sweep deletes up to twice what one sign-in or email adds, so that it always catches up. */
const SWEEP = 2;

/**
 * Wraps a store so that every method throws the IdentityError that the port specifies, `network-request-failed` or
 * `too-many-requests`, if the store is unavailable.
 */
export function identityDocuments(documents: DocumentStore): DocumentStore {
  return {
    get: (...given) => translated(documents.get(...given)),
    query: (...given) => translated(documents.query(...given)),
    count: (...given) => translated(documents.count(...given)),
    set: (...given) => translated(documents.set(...given)),
    delete: (...given) => translated(documents.delete(...given)),
    transaction: (work) => translated(documents.transaction(work)),
    eraseDeleted: () => documents.eraseDeleted(),
    close: () => documents.close(),
  };
}

/** Deletes every document of a collection that belongs to a user. */
export async function deleteAllOf(
  documents: DocumentStore,
  collection: string,
  userId: string,
): Promise<void> {
  const query = { where: { userId }, limit: PAGE };
  for (;;) {
    const { documents: found } = await documents.query(collection, query);
    if (found.length === 0) return;
    await deleteFound(documents, collection, found);
  }
}

/** Deletes some expired documents of a collection, oldest first. */
export async function sweep(
  documents: DocumentStore,
  collection: string,
  now: number,
): Promise<void> {
  const { documents: oldest } = await documents.query(collection, {
    orderBy: { field: "expiresAt", direction: "asc" },
    limit: SWEEP,
  });
  const expired = oldest.filter(({ data }) => Number(data.expiresAt) <= now);
  await deleteFound(documents, collection, expired);
}

async function deleteFound(documents: DocumentStore, collection: string, found: StoredDocument[]) {
  await Promise.all(found.map(({ id }) => documents.delete(collection, id)));
}

async function translated<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    if (!(cause instanceof DocumentStoreError)) throw cause;
    const code = cause.code === "contention" ? "too-many-requests" : "network-request-failed";
    throw new IdentityError(code, { cause });
  }
}
