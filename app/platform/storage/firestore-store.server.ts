import { createRequire } from "node:module";
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction as FirestoreTransaction,
} from "firebase-admin/firestore";
import { TimeoutError, timeout } from "remix-utils/promise";
import { assertDocument, assertId, assertIncrement } from "~/platform/storage/document-rules";
import {
  type Counted,
  type DocumentData,
  type DocumentStore,
  DocumentStoreError,
  type Query,
  type SetOptions,
  type Transaction,
} from "~/platform/storage/document-store";
import {
  countTo,
  pageOf,
  queryTo,
  withoutNegativeZero,
} from "~/platform/storage/firestore-queries.server";
import { appIndexes, type Indexes } from "~/platform/storage/indexes";

const CALL_TIMEOUT_MS = 5000;
const TRANSACTION_TIMEOUT_MS = 15_000;
const MAX_TRIES = 5;

const INVALID_ARGUMENT = 3;
const ABORTED = 10;

/**
 * The document store on Firestore. All calls time out within seconds; a write that failed as "unavailable" may still
 * happen.
 *
 * @param firestore terminated by `close`
 * @param indexes what queries may need, deployed to the project
 */
export function firestoreStore(firestore: Firestore, indexes: Indexes = appIndexes): DocumentStore {
  return new FirestoreStore(firestore, indexes);
}

class FirestoreStore implements DocumentStore {
  private isClosed = false;
  private hasGivenUp = false;

  constructor(
    private readonly firestore: Firestore,
    private readonly indexes: Indexes,
  ) {}

  async get(collection: string, id: string) {
    const found = await this.ask((firestore) => referenceTo(firestore, collection, id).get());
    return dataOf(found);
  }

  async query(collection: string, query: Query) {
    const found = await this.ask((firestore) =>
      queryTo(firestore, this.indexes, collection, query).get(),
    );
    return pageOf(found, query);
  }

  async count(collection: string, counted: Counted) {
    const found = await this.ask((firestore) =>
      countTo(firestore, this.indexes, collection, counted).count().get(),
    );
    return found.data().count;
  }

  async set(collection: string, id: string, data: DocumentData, options?: SetOptions) {
    await this.ask((firestore) => {
      const reference = referenceTo(firestore, collection, id);
      return reference.set(copyOf(data), mergeOption(options));
    });
  }

  async delete(collection: string, id: string) {
    await this.ask((firestore) => referenceTo(firestore, collection, id).delete());
  }

  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const { promise: givenUp, giveUp } = abortable();
    let isOver = false;
    const run = (firestore: Firestore) =>
      firestore.runTransaction(
        async (inner) => {
          if (isOver) throw new DocumentStoreError("unavailable");
          return new TransactionRun(firestore, this.indexes, inner, giveUp).run(work);
        },
        { maxAttempts: MAX_TRIES },
      );
    try {
      const timeoutMs = TRANSACTION_TIMEOUT_MS;
      return await this.ask((firestore) => Promise.race([run(firestore), givenUp]), timeoutMs);
    } catch (error) {
      throw error instanceof WorkFailure ? error.cause : error;
    } finally {
      isOver = true;
    }
  }

  /** Firestore erases deleted documents itself. */
  async eraseDeleted() {
    return true;
  }

  /** Does not terminate after a timeout: the abandoned call still runs, and would fail as an unhandled rejection. */
  async close() {
    this.isClosed = true;
    if (!this.hasGivenUp) await this.firestore.terminate();
  }

  private async ask<T>(
    call: (firestore: Firestore) => Promise<T>,
    timeoutMs = CALL_TIMEOUT_MS,
  ): Promise<T> {
    if (this.isClosed) throw new DocumentStoreError("unavailable");
    try {
      return await withTimeout(call(this.firestore), timeoutMs);
    } catch (error) {
      if (error instanceof DocumentStoreError) this.hasGivenUp = true;
      throw asStoreError(error);
    }
  }
}

/** Wraps an error that a transaction's work threw, so that the SDK doesn't take it for its own and retry. */
class WorkFailure extends Error {}

/** One run of a transaction's work. */
class TransactionRun implements Transaction {
  /** Firestore's original errors by ours: the SDK decides by them whether to retry. */
  private readonly origins = new Map<unknown, unknown>();

  constructor(
    private readonly firestore: Firestore,
    private readonly indexes: Indexes,
    private readonly inner: FirestoreTransaction,
    private readonly giveUp: (error: unknown) => void,
  ) {}

  async run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    try {
      return await work(this);
    } catch (error) {
      throw this.origins.get(error) ?? new WorkFailure("The work threw.", { cause: error });
    }
  }

  async get(collection: string, id: string) {
    return dataOf(await this.read(this.inner.get(referenceTo(this.firestore, collection, id))));
  }

  async query(collection: string, query: Query) {
    const reading = this.inner.get(queryTo(this.firestore, this.indexes, collection, query));
    return pageOf(await this.read(reading), query);
  }

  set(collection: string, id: string, data: DocumentData, options?: SetOptions) {
    const reference = referenceTo(this.firestore, collection, id);
    this.inner.set(reference, copyOf(data), mergeOption(options));
  }

  delete(collection: string, id: string) {
    this.inner.delete(referenceTo(this.firestore, collection, id));
  }

  increment(collection: string, id: string, by: Record<string, number>) {
    const reference = referenceTo(this.firestore, collection, id);
    assertIncrement(by);
    const { increment } = fieldValue();
    const change = Object.entries(by).map(([field, number]) => [
      field,
      increment(withoutNegativeZero(number)),
    ]);
    this.inner.set(reference, Object.fromEntries(change), { merge: true });
  }

  private async read<T>(reading: Promise<T>): Promise<T> {
    try {
      return await withTimeout(reading, CALL_TIMEOUT_MS);
    } catch (origin) {
      // Without giving up here, the SDK would wait for an unanswered first read before it ends the transaction.
      if (origin instanceof DocumentStoreError) this.giveUp(origin);
      const error = asStoreError(origin);
      this.origins.set(error, origin);
      throw error;
    }
  }
}

function referenceTo(firestore: Firestore, collection: string, id: string): DocumentReference {
  assertId(collection);
  assertId(id);
  return firestore.collection(collection).doc(id);
}

/** Loaded with the first increment: the embedded mode must not load firebase-admin. */
function fieldValue() {
  const require = createRequire(import.meta.url);
  const admin: typeof import("firebase-admin/firestore") = require("firebase-admin/firestore");
  return admin.FieldValue;
}

function dataOf(found: DocumentSnapshot): DocumentData | null {
  return (found.data() as DocumentData | undefined) ?? null;
}

/** As a JSON round trip, like in the SQLite store: without negative zeros, and detached from the caller's object. */
function copyOf(data: DocumentData): DocumentData {
  assertDocument(data);
  return JSON.parse(JSON.stringify(data));
}

function mergeOption(options: SetOptions | undefined) {
  return { merge: options?.merge ?? false };
}

/** @throws DocumentStoreError "unavailable" after the timeout */
function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return timeout(promise, { ms }).catch((error) => {
    throw error instanceof TimeoutError ? new DocumentStoreError("unavailable") : error;
  });
}

function abortable() {
  let giveUp: (error: unknown) => void = () => {};
  const promise = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  return { promise, giveUp };
}

function asStoreError(error: unknown): unknown {
  if (!(error instanceof Error && "code" in error && typeof error.code === "number")) return error;
  const isExpired = error.code === INVALID_ARGUMENT && /transaction/i.test(error.message);
  if (error.code === ABORTED || isExpired) {
    return new DocumentStoreError("contention", { cause: error });
  }
  if (error.code === INVALID_ARGUMENT) {
    return new TypeError("Firestore can't hold the document or answer the query.", {
      cause: error,
    });
  }
  return new DocumentStoreError("unavailable", { cause: error });
}
