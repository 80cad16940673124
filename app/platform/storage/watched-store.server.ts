import { events, type StoreCall } from "~/platform/metrics/events.server";
import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";

/**
 * Wraps a store so that each call is published, with its duration and the documents that it read, and outages are logged:
 * callers handle the errors themselves, so the operator would not see them.
 *
 * @param log called for every DocumentStoreError except contention, which a retry resolves
 */
export function watchedStore(
  store: DocumentStore,
  log: (error: DocumentStoreError) => void,
): DocumentStore {
  const watched = async <T>(
    operation: string,
    answer: Promise<T>,
    readBy: (answer: T) => number = () => 0,
  ): Promise<T> => {
    const began = performance.now();
    let failure: string | null = null;
    let documents = 0;
    try {
      const answered = await answer;
      documents = readBy(answered);
      return answered;
    } catch (error) {
      // Other errors are the caller's own, thrown by the work of a transaction.
      if (error instanceof DocumentStoreError) {
        failure = error.code;
        if (failure === "unavailable") log(error);
      }
      throw error;
    } finally {
      const seconds = (performance.now() - began) / 1000;
      events.storeCall.publish({ operation, seconds, failure, documents } satisfies StoreCall);
    }
  };
  return {
    get: (...args) => watched("get", store.get(...args), () => 1),
    query: (...args) => watched("query", store.query(...args), (page) => page.documents.length),
    count: (...args) => watched("count", store.count(...args), () => 1),
    set: (...args) => watched("set", store.set(...args)),
    delete: (...args) => watched("delete", store.delete(...args)),
    transaction: (work) => watched("transaction", store.transaction(work)),
    eraseDeleted: () => store.eraseDeleted(),
    close: () => store.close(),
  };
}
