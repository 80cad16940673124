/** The value of a field: JSON, without nested arrays (Firestore has none). */
export type Field = string | number | boolean | null | Field[] | { [name: string]: Field };

/** A document without its id. */
export type DocumentData = { [field: string]: Field };

export type StoredDocument = { id: string; data: DocumentData };

/** Top-level fields that have to be equal, in value and type. */
export type Where = Record<string, string | number | boolean | null>;

/** A field of strings or numbers; documents without it are excluded. Ties sort by id. */
export type Order = { field: string; direction: "asc" | "desc" };

/** By `where` and the order of another field: only if that index is declared (indexes.ts). */
export type Query = {
  where?: Where;
  /** By id if left out. */
  orderBy?: Order;
  /** 1 to 500. */
  limit: number;
  /** The `nextCursor` of the previous page; an invalid one is ignored. */
  cursor?: string;
};

/** Which documents to count; an index is needed as for a query in the order of `before`. */
export type Counted = {
  where?: Where;
  /** Only those that come before `value` in the order, and if `from` is given not before that, an earlier or the same one. */
  before?: Order & { value: string | number; from?: string | number };
};

export type Page = { documents: StoredDocument[]; nextCursor: string | null };

/** `merge` leaves other fields unchanged, in nested maps too; an empty map or an array replaces. */
export type SetOptions = { merge?: boolean };

/** All or nothing: its reads are still current when its writes happen. Reads come before writes. */
export interface Transaction {
  get(collection: string, id: string): Promise<DocumentData | null>;
  query(collection: string, query: Query): Promise<Page>;
  set(collection: string, id: string, data: DocumentData, options?: SetOptions): void;
  delete(collection: string, id: string): void;
  /**
   * Adds whole numbers to top-level fields. A missing document or field is created, and one that holds no number starts
   * from 0. Nothing is read, so concurrent increments don't make each other run again.
   *
   * The commit may happen twice if its answer is lost. Where that matters, read and write a document in the same
   * transaction that says whether it has happened.
   */
  increment(collection: string, id: string, by: Record<string, number>): void;
}

/**
 * The port to the document store, with a small part of Firestore's semantics (docs/rules.md#two-modes).
 *
 * Every method throws DocumentStoreError if the store is unavailable, and TypeError for data that can't be stored and for
 * queries without an index.
 */
export interface DocumentStore {
  get(collection: string, id: string): Promise<DocumentData | null>;
  query(collection: string, query: Query): Promise<Page>;
  /** The exact number of documents, without reading them. */
  count(collection: string, counted: Counted): Promise<number>;
  set(collection: string, id: string, data: DocumentData, options?: SetOptions): Promise<void>;
  /** Deletes a document; a missing one is no error. */
  delete(collection: string, id: string): Promise<void>;
  /**
   * Runs `work` and commits its writes atomically. If the documents it read were changed meanwhile, it runs again, so
   * it must have no side effects.
   *
   * @throws DocumentStoreError "contention" after several tries; what `work` throws, with nothing written
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Erases the remains of deleted and replaced documents from the disk, if the store is a file.
   *
   * @returns false if another process blocks it: try again later
   */
  eraseDeleted(): Promise<boolean>;
  close(): Promise<void>;
}

/** Why the store failed: it is unreachable, or has too much contention on a document. */
export class DocumentStoreError extends Error {
  constructor(
    readonly code: "unavailable" | "contention",
    options?: ErrorOptions,
  ) {
    super(`The document store can't answer: ${code}.`, options);
  }
}
