import { events, type StoreCall } from "~/platform/metrics/events.server";
import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";

/** Wraps a store so that each call and its duration are published. */
export function measuredStore(store: DocumentStore): DocumentStore {
  return {
    get: (...args) => measured("get", store.get(...args)),
    query: (...args) => measured("query", store.query(...args)),
    count: (...args) => measured("count", store.count(...args)),
    set: (...args) => measured("set", store.set(...args)),
    delete: (...args) => measured("delete", store.delete(...args)),
    transaction: (work) => measured("transaction", store.transaction(work)),
    eraseDeleted: () => store.eraseDeleted(),
    close: () => store.close(),
  };
}

async function measured<T>(operation: string, answer: Promise<T>): Promise<T> {
  if (!events.storeCall.hasSubscribers) return answer;
  const began = performance.now();
  let failure: string | null = null;
  try {
    return await answer;
  } catch (error) {
    // Other errors are the caller's own, thrown by the work of a transaction.
    if (error instanceof DocumentStoreError) failure = error.code;
    throw error;
  } finally {
    const call: StoreCall = { operation, seconds: (performance.now() - began) / 1000, failure };
    events.storeCall.publish(call);
  }
}
