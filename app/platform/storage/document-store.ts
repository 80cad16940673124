/** The value of a field: JSON, without nested arrays (Firestore has none). */
export type Field = string | number | boolean | null | Field[] | { [name: string]: Field };

/** A document without its id. */
export type DocumentData = { [field: string]: Field };

export type StoredDocument = { id: string; data: DocumentData };

export type Query = {
  /** Top-level fields that have to be equal, in value and type. */
  where?: Record<string, string | number | boolean | null>;
  /** A field of strings or numbers; documents without it are excluded. Ties, and no order at all, sort by id. */
  orderBy?: { field: string; direction: "asc" | "desc" };
  /** 1 to 500. */
  limit: number;
  /** The `nextCursor` of the previous page; an invalid one is ignored. */
  cursor?: string;
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
}

/**
 * The port to the document store, with a small part of Firestore's semantics (docs/rules.md#two-modes).
 *
 * Every method throws DocumentStoreError if the store is unavailable, and TypeError for data that can't be stored.
 */
export interface DocumentStore {
  get(collection: string, id: string): Promise<DocumentData | null>;
  query(collection: string, query: Query): Promise<Page>;
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
