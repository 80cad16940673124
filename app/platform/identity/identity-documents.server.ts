import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";
import { IdentityError } from "./identity-provider";

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

async function translated<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    if (!(cause instanceof DocumentStoreError)) throw cause;
    const code = cause.code === "contention" ? "too-many-requests" : "network-request-failed";
    throw new IdentityError(code, { cause });
  }
}
