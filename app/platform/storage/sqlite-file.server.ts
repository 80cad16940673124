import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DocumentStoreError } from "~/platform/storage/document-store";
import { appIndexes, type Indexes } from "~/platform/storage/indexes";
import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";
import { DECLARED, indexStatement } from "~/platform/storage/sqlite-statements.server";

const SCHEMA_VERSION = 1;
const OWNER_ONLY = 0o600;

/** The database file is unusable: the message is one sentence for the operator. */
export class StorageFileError extends DocumentStoreError {
  constructor(sentence: string, options?: ErrorOptions) {
    super("unavailable", options);
    this.message = sentence;
  }
}

/** The file was written by a newer Kickabout, whose data this version could damage. */
export class StorageVersionError extends StorageFileError {
  constructor(file: string, found: number) {
    super(
      `The data in ${file} was written by a newer Kickabout (schema ${found}, this one knows ${SCHEMA_VERSION}): start that version, or restore a backup.`,
    );
  }
}

/**
 * Opens the database file; creates it and its folder if absent. Several processes may open it.
 *
 * @param indexes made if absent; those that are no longer declared are dropped
 * @returns the connection; the caller closes it
 * @throws StorageVersionError for the file of a newer Kickabout, which stays unchanged; StorageFileError for one that
 *   is damaged, is not a database or can't be read and written
 */
export function openSqliteFile(file: string, indexes: Indexes = appIndexes): SqliteConnection {
  let connection: SqliteConnection | undefined;
  try {
    makeFile(file);
    connection = new SqliteConnection(file);
    prepareConnection(connection, file);
    makeIndexes(connection, indexes);
    // From now on a locked file fails at once, and retryWhileBusy waits without blocking (sqlite-store.server.ts).
    connection.exec("PRAGMA busy_timeout = 0");
    return connection;
  } catch (error) {
    connection?.close();
    throw asFileError(error, file);
  }
}

/** SQLite gives the WAL files the same mode: they contain users' addresses. */
function makeFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, "a", OWNER_ONLY));
}

function prepareConnection(connection: SqliteConnection, file: string): void {
  assertVersion(connection, file);
  connection.exec("PRAGMA journal_mode = WAL");
  connection.exec("PRAGMA synchronous = NORMAL");
  // Overwrites deleted data: users were promised that it is gone.
  connection.exec("PRAGMA secure_delete = ON");
  // Reading needs no lock, which another process may have while we start.
  if (schemaOf(connection) === SCHEMA_VERSION) return;
  connection.transaction("IMMEDIATE", () => {
    assertVersion(connection, file);
    if (schemaOf(connection) < SCHEMA_VERSION) makeSchema(connection);
  });
}

export function assertVersion(connection: SqliteConnection, file: string): void {
  const found = schemaOf(connection);
  if (found > SCHEMA_VERSION) throw new StorageVersionError(file, found);
}

function schemaOf(connection: SqliteConnection): number {
  return Number(connection.pragma("user_version"));
}

function makeSchema(connection: SqliteConnection): void {
  connection.exec(`
    CREATE TABLE documents (
      collection TEXT NOT NULL,
      id TEXT NOT NULL,
      data TEXT NOT NULL,
      version INTEGER NOT NULL,
      PRIMARY KEY (collection, id)
    ) WITHOUT ROWID;
    CREATE INDEX documents_by_user ON documents (collection, data -> '$.userId');
    CREATE INDEX documents_by_expiry ON documents (collection, data ->> '$.expiresAt');
    CREATE TABLE meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
    INSERT INTO meta VALUES ('version', 0);
  `);
  connection.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
}

/** Beside the schema and its version: an older version ignores them, and SQLite keeps them up to date. */
function makeIndexes(connection: SqliteConnection, { declared }: Indexes): void {
  const wanted = new Set(declared.map(indexStatement));
  const changes = () => {
    const made = declaredIn(connection);
    const isMade = new Set(made.map(({ sql }) => sql));
    const drops = made.filter(({ sql }) => !wanted.has(sql));
    return [
      ...drops.map(({ name }) => `DROP INDEX "${name}"`),
      ...[...wanted].filter((sql) => !isMade.has(sql)),
    ];
  };
  // Reading needs no lock, which another process may have while we start.
  if (changes().length === 0) return;
  connection.transaction("IMMEDIATE", () => {
    for (const change of changes()) connection.exec(change);
  });
}

function declaredIn(connection: SqliteConnection) {
  return connection
    .prepare<{ name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND name LIKE ? || '%'",
    )
    .all(DECLARED);
}

function asFileError(error: unknown, file: string): unknown {
  if (error instanceof StorageFileError || !(error instanceof Error)) return error;
  const code = "code" in error ? String(error.code) : "";
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    const message = `The data in ${file} is damaged or no database: restore a backup, or move the file away to start without data.`;
    return new StorageFileError(message, { cause: error });
  }
  const message = `The data in ${file} can't be opened: ${error.message}.`;
  return new StorageFileError(message, { cause: error });
}
