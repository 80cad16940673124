import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";

/**
 * A store that tells when it can't answer, for whoever runs the server: those who asked get on without an answer, or
 * are told themselves, and nobody else would hear why.
 *
 * @param tell is given every DocumentStoreError but those of contention, which a second try helps
 */
export function withOutageLog(
  store: DocumentStore,
  tell: (error: DocumentStoreError) => void,
): DocumentStore {
  const told = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof DocumentStoreError && error.code === "unavailable") tell(error);
      throw error;
    }
  };
  return {
    get: (...given) => told(store.get(...given)),
    query: (...given) => told(store.query(...given)),
    set: (...given) => told(store.set(...given)),
    delete: (...given) => told(store.delete(...given)),
    transaction: (work) => told(store.transaction(work)),
    eraseDeleted: () => store.eraseDeleted(),
    close: () => store.close(),
  };
}
