import { events, type StoreCall } from "~/platform/metrics/events.server";
import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";

/** Wraps a store so that each call is published, with its duration and the documents that it read. */
export function measuredStore(store: DocumentStore): DocumentStore {
  return {
    get: (...args) => measured("get", store.get(...args), () => 1),
    query: (...args) => measured("query", store.query(...args), (page) => page.documents.length),
    count: (...args) => measured("count", store.count(...args), () => 1),
    set: (...args) => measured("set", store.set(...args)),
    delete: (...args) => measured("delete", store.delete(...args)),
    transaction: (work) => measured("transaction", store.transaction(work)),
    eraseDeleted: () => store.eraseDeleted(),
    close: () => store.close(),
  };
}

async function measured<T>(
  operation: string,
  answer: Promise<T>,
  readBy: (answer: T) => number = () => 0,
): Promise<T> {
  if (!events.storeCall.hasSubscribers) return answer;
  const began = performance.now();
  let failure: string | null = null;
  let documents = 0;
  try {
    const answered = await answer;
    documents = readBy(answered);
    return answered;
  } catch (error) {
    // Other errors are the caller's own, thrown by the work of a transaction.
    if (error instanceof DocumentStoreError) failure = error.code;
    throw error;
  } finally {
    const seconds = (performance.now() - began) / 1000;
    events.storeCall.publish({ operation, seconds, failure, documents } satisfies StoreCall);
  }
}
