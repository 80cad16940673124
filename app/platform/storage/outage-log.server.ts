import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";

/**
 * Wraps a store so that outages are logged: callers handle the errors themselves, so the operator would not see them.
 *
 * @param log called for every DocumentStoreError except contention, which a retry resolves
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
    count: (...given) => logged(store.count(...given)),
    set: (...given) => logged(store.set(...given)),
    delete: (...given) => logged(store.delete(...given)),
    transaction: (work) => logged(store.transaction(work)),
    eraseDeleted: () => store.eraseDeleted(),
    close: () => store.close(),
  };
}
