import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";

/**
 * A store that tells when it can't answer, for whoever runs the server: those who asked get on without an answer, or
 * are told themselves, and nobody else would hear why.
 *
 * @param log is given every DocumentStoreError but those of contention, which a second try helps
 */
export function withOutageLog(
  store: DocumentStore,
  log: (error: DocumentStoreError) => void,
): DocumentStore {
  const logged = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof DocumentStoreError && error.code === "unavailable") log(error);
      throw error;
    }
  };
  return {
    get: (...args) => logged(store.get(...args)),
    query: (...given) => logged(store.query(...given)),
    set: (...given) => logged(store.set(...given)),
    delete: (...given) => logged(store.delete(...given)),
    transaction: (work) => logged(store.transaction(work)),
    eraseDeleted: () => store.eraseDeleted(),
    close: () => store.close(),
  };
}
