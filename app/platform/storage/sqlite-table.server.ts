import { assertId, assertQuery, decodeCursor } from "~/platform/storage/document-rules";
import {
  type DocumentData,
  DocumentStoreError,
  type Query,
} from "~/platform/storage/document-store";
import {
  type SqliteConnection,
  SqliteError,
  type SqlValue,
  type Statement,
} from "~/platform/storage/sqlite-driver.server";

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

  constructor(private readonly connection: SqliteConnection) {
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
    const { sql, values } = statementOf(collection, query);
    return answer(() => this.connection.prepare<Row>(sql).all(...values));
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

/**
 * Values are bound as JSON and compared through SQLite's own JSON functions, since a large number equals itself only
 * then. `->` returns JSON text, which includes the type; `->>` returns a sortable value.
 */
function statementOf(collection: string, query: Query): { sql: string; values: SqlValue[] } {
  const { where = {}, orderBy, limit } = query;
  const conditions = ["collection = ?"];
  const values: SqlValue[] = [collection];
  const add = (condition: string, ...more: SqlValue[]) => {
    conditions.push(condition);
    values.push(...more);
  };
  for (const [field, value] of Object.entries(where)) {
    add(`data -> '$.${field}' = ?`, JSON.stringify(value));
  }
  const order = orderBy ? `data ->> '$.${orderBy.field}'` : null;
  if (orderBy) add(`json_type(data, '$.${orderBy.field}') IN ('integer', 'real', 'text')`);
  const direction = orderBy?.direction === "desc" ? "DESC" : "ASC";
  const after = direction === "DESC" ? "<" : ">";
  const start = decodeCursor(query);
  if (start && order) {
    const value = JSON.stringify(start.value);
    // Redundant to the second term, but an index can serve it.
    add(`${order} ${after}= (? ->> '$')`, value);
    add(`(${order}, id) ${after} (? ->> '$', ?)`, value, start.id);
  } else if (start) {
    add("id > ?", start.id);
  }
  // Without statistics SQLite would rather scan the whole collection in id order.
  const index = Object.hasOwn(where, "userId") ? "INDEXED BY documents_by_user" : "";
  const terms = [...(order ? [order] : []), "id"].map((term) => `${term} ${direction}`);
  const sql = `SELECT id, data, version FROM documents ${index} WHERE ${conditions.join(" AND ")}
    ORDER BY ${terms.join(", ")} LIMIT ?`;
  return { sql, values: [...values, limit + 1] };
}

function answer<T>(ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    if (error instanceof SqliteError) throw new DocumentStoreError("unavailable", { cause: error });
    throw error;
  }
}
