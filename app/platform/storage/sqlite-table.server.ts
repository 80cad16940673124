import { assertCounted, assertId, assertQuery } from "~/platform/storage/document-rules";
import {
  type Counted,
  type DocumentData,
  DocumentStoreError,
  type Query,
} from "~/platform/storage/document-store";
import { assertIndexed, type Indexes } from "~/platform/storage/indexes";
import {
  type SqliteConnection,
  SqliteError,
  type Statement,
} from "~/platform/storage/sqlite-driver.server";
import { countStatement, selectStatement } from "~/platform/storage/sqlite-statements.server";

/** SQLite's default page size, which our files have. */
const PAGE_BYTES = 4096;
/** VACUUM of this size takes 200 ms, in which the process serves no one. */
const MAX_VACUUM_BYTES = 32 * 1024 * 1024;

/** A stored document: its data as JSON, and a version that is never reused. */
export type Row = { id: string; data: string; version: number };

/** Whether a read is still current. */
export type Check = () => boolean;

/** A write, applied on commit with the commit's version. */
export type Write = (table: Table, version: number) => void;

/** The documents table. `close` closes its connection. Every method throws DocumentStoreError if SQLite fails. */
export class Table {
  private readonly select: Statement<Row>;
  private readonly upsert: Statement<never>;
  private readonly remove: Statement<never>;
  private readonly nextVersion: Statement<{ value: number }>;

  constructor(
    private readonly connection: SqliteConnection,
    private readonly indexes: Indexes,
  ) {
    this.select = connection.prepare(
      "SELECT id, data, version FROM documents WHERE collection = ? AND id = ?",
    );
    this.upsert = connection.prepare("INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?)");
    this.remove = connection.prepare("DELETE FROM documents WHERE collection = ? AND id = ?");
    this.nextVersion = connection.prepare(
      "UPDATE meta SET value = value + 1 WHERE name = 'version' RETURNING value",
    );
  }

  row(collection: string, id: string): Row | undefined {
    assertId(collection);
    assertId(id);
    return answer(() => this.select.get(collection, id));
  }

  /** The rows of a page, plus one if there is a next page. */
  rows(collection: string, query: Query): Row[] {
    assertId(collection);
    assertQuery(query);
    assertIndexed(this.indexes, collection, query.where, query.orderBy);
    const { sql, values } = selectStatement(collection, query, this.indexes);
    return answer(() => this.connection.prepare<Row>(sql).all(...values));
  }

  count(collection: string, counted: Counted): number {
    assertId(collection);
    assertCounted(counted);
    assertIndexed(this.indexes, collection, counted.where, counted.before);
    const { sql, values } = countStatement(collection, counted, this.indexes);
    const row = answer(() => this.connection.prepare<{ count: number }>(sql).get(...values));
    return row?.count ?? 0;
  }

  put(collection: string, id: string, data: DocumentData, version: number): void {
    this.upsert.run(collection, id, JSON.stringify(data), version);
  }

  delete(collection: string, id: string): void {
    this.remove.run(collection, id);
  }

  /** Commits the writes if all checks still pass; otherwise returns false. */
  commit(checks: Check[], writes: Write[]): boolean {
    const work = () => {
      if (!checks.every((check) => check())) return false;
      if (writes.length === 0) return true;
      // A single counter for all commits of all processes, so that versions are never reused.
      const version = this.nextVersion.get()?.value ?? 0;
      for (const write of writes) write(this, version);
      return true;
    };
    const mode = writes.length > 0 ? "IMMEDIATE" : "DEFERRED";
    return answer(() => this.connection.transaction(mode, work));
  }

  /**
   * Erases the remains of deleted rows: VACUUM, if it is fast enough, for gaps in pages whose rows moved, which
   * `secure_delete` doesn't reach, and truncates the WAL.
   *
   * @throws DocumentStoreError as for any locked file while another process reads or writes
   */
  eraseDeleted(): void {
    answer(() => {
      const bytes = Number(this.connection.pragma("page_count")) * PAGE_BYTES;
      if (bytes <= MAX_VACUUM_BYTES) this.connection.exec("VACUUM");
      if (this.connection.pragma("wal_checkpoint(TRUNCATE)") === 0) return;
      throw new SqliteError("Another process is reading the log.", "SQLITE_BUSY");
    });
  }

  close(): void {
    this.connection.close();
  }
}

function answer<T>(ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    if (error instanceof SqliteError) throw new DocumentStoreError("unavailable", { cause: error });
    throw error;
  }
}
