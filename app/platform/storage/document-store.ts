/** What a field of a document may hold: JSON, without arrays in arrays (Firestore has none). */
export type Field = string | number | boolean | null | Field[] | { [name: string]: Field };

/** A document without its id. */
export type DocumentData = { [field: string]: Field };

export type StoredDocument = { id: string; data: DocumentData };

export type Query = {
  /** Fields, at the top of the document, that have to be equal, in value and type. */
  where?: Record<string, string | number | boolean | null>;
  /** A field of strings or of numbers; documents without it are left out. Ties, and no order at all, go by id. */
  orderBy?: { field: string; direction: "asc" | "desc" };
  /** 1 to 500. */
  limit: number;
  /** The `nextCursor` of the page before; one that makes no sense counts as none. */
  cursor?: string;
};

export type Page = { documents: StoredDocument[]; nextCursor: string | null };

/** `merge` keeps the fields that are not given, in maps within the document too; an empty map or an array replaces. */
export type SetOptions = { merge?: boolean };

/** All or nothing: what it read is unchanged when its writes happen. It reads first and then writes. */
export interface Transaction {
  get(collection: string, id: string): Promise<DocumentData | null>;
  query(collection: string, query: Query): Promise<Page>;
  set(collection: string, id: string, data: DocumentData, options?: SetOptions): void;
  delete(collection: string, id: string): void;
}

/**
 * The port to our documents, with the semantics of Firestore in the small (design, section 3).
 *
 * Every method throws DocumentStoreError where the store can't answer, and TypeError for what no store can hold.
 */
export interface DocumentStore {
  get(collection: string, id: string): Promise<DocumentData | null>;
  query(collection: string, query: Query): Promise<Page>;
  set(collection: string, id: string, data: DocumentData, options?: SetOptions): Promise<void>;
  /** Deletes a document; one that is not there is no error. */
  delete(collection: string, id: string): Promise<void>;
  /**
   * Runs `work` and writes what it set, at once. When somebody else changed what it read, it is run again, so it
   * has no effects of its own.
   *
   * @throws DocumentStoreError "contention" after several tries; whatever `work` throws, with nothing written
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Removes from the disk what is left of deleted and replaced documents, where the store is a file.
   *
   * @returns false where another process holds it up: then it is to be tried again later
   */
  eraseDeleted(): Promise<boolean>;
  close(): Promise<void>;
}

/** Why the store can't answer: it is not reached in time, or too many write the same document. */
export class DocumentStoreError extends Error {
  constructor(
    readonly code: "unavailable" | "contention",
    options?: ErrorOptions,
  ) {
    super(`The document store can't answer: ${code}.`, options);
  }
}
