import { existsSync } from "node:fs";
import type { StoredDocument } from "~/platform/storage/document-store";
import { SqliteConnection, SqliteError } from "~/platform/storage/sqlite-driver.server";
import { openSqliteFile } from "~/platform/storage/sqlite-file.server";
import { MoveError } from "./move-error.server";

/** The data in an installation's SQLite file, locked against writes by others until `close`. */
export class MoveSource {
  /** The number of commits to the file, by which a later write is noticed. */
  readonly version: number;

  private constructor(private readonly connection: SqliteConnection) {
    this.connection.exec("BEGIN IMMEDIATE");
    const row = this.connection.prepare("SELECT value FROM meta WHERE name = 'version'").get();
    this.version = Number(row?.value);
  }

  /**
   * Opens the database of a stopped server.
   *
   * @throws MoveError if there is none, or a server has it open; StorageFileError if it is damaged
   */
  static open(file: string): MoveSource {
    if (!existsSync(file)) throw new MoveError(`There is no database ${file}: nothing to move.`);
    try {
      assertUnused(file);
      return new MoveSource(openSqliteFile(file));
    } catch (error) {
      const code = error instanceof SqliteError ? error.code : "";
      if (!/^SQLITE_(BUSY|LOCKED)/.test(code)) throw error;
      throw new MoveError(`The database ${file} is in use: stop the server first.`);
    }
  }

  /** How many documents each collection has, by name. */
  counts(): Map<string, number> {
    const sql = "SELECT collection, count(*) AS n FROM documents GROUP BY collection ORDER BY 1";
    const rows = this.connection.prepare<{ collection: string; n: number }>(sql).all();
    return new Map(rows.map(({ collection, n }) => [collection, n]));
  }

  /** The documents of a collection after an id ("" for the first), in the order of ids. */
  page(collection: string, after: string, limit: number): StoredDocument[] {
    const sql =
      "SELECT id, data FROM documents WHERE collection = ? AND id > ? ORDER BY id LIMIT ?";
    const rows = this.connection.prepare<{ id: string; data: string }>(sql);
    return rows
      .all(collection, after, limit)
      .map(({ id, data }) => ({ id, data: JSON.parse(data) }));
  }

  close(): void {
    this.connection.exec("ROLLBACK");
    this.connection.close();
  }
}

/** SQLite only leaves its write-ahead log when no other connection is open. */
function assertUnused(file: string): void {
  const connection = new SqliteConnection(file);
  try {
    connection.exec("PRAGMA journal_mode = DELETE");
  } finally {
    connection.close();
  }
}
