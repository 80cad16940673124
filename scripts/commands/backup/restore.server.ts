import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, dirname } from "node:path";
import { SqliteConnection, SqliteError } from "~/platform/storage/sqlite-driver.server";
import { assertVersion, StorageFileError } from "~/platform/storage/sqlite-file.server";

const OWNER_ONLY = 0o600;

/** A copy can't be restored: the message is one sentence for the operator. */
export class RestoreError extends Error {}

/**
 * Checks a copy: that SQLite finds it whole, that this version can read it, and that each document is JSON.
 *
 * @returns how many documents it has
 * @throws RestoreError if it can't be used
 */
export function checkCopy(copy: string): number {
  if (!existsSync(copy)) throw new RestoreError(`There is no file ${copy}.`);
  try {
    return withConnection(copy, { readOnly: true }, (connection) => {
      const integrity = connection.pragma("integrity_check");
      if (integrity !== "ok") throw new RestoreError(`${copy} is damaged: ${integrity}.`);
      assertVersion(connection, copy);
      const broken = count(connection, "WHERE NOT json_valid(data)");
      if (broken > 0)
        throw new RestoreError(`${copy} is damaged: ${broken} documents are no JSON.`);
      return count(connection);
    });
  } catch (error) {
    if (error instanceof StorageFileError) throw new RestoreError(error.message);
    if (!(error instanceof SqliteError)) throw error;
    throw new RestoreError(`${copy} is no backup of Kickabout, or damaged: ${error.message}.`);
  }
}

/**
 * Puts a checked copy in the place of the database. What was there stays beside it.
 *
 * @param file the database, not open in any process
 * @param now milliseconds since the epoch, in the name of what was there
 * @returns where the database of before is; null if there was none
 * @throws RestoreError if a server runs on it
 */
export function restore(copy: string, file: string, now: number): string | null {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.restored`;
  copyFileSync(copy, draft);
  const before = existsSync(file) ? putAside(file, now) : null;
  syncOwned(draft);
  renameSync(draft, file);
  return before;
}

/** The file itself stays where it is until the copy replaces it in one step: a start in between would create an empty one. */
function putAside(file: string, now: number): string {
  closeLog(file);
  const before = `${file}.before-${new Date(now).toISOString().replaceAll(/[:.]/g, "-")}`;
  for (const suffix of ["-wal", "-shm"]) {
    if (existsSync(file + suffix)) renameSync(file + suffix, before + suffix);
  }
  copyFileSync(file, before);
  return before;
}

/** Merges the write-ahead log, which SQLite only does when no other connection is open. */
function closeLog(file: string): void {
  try {
    withConnection(file, {}, (connection) => connection.exec("PRAGMA journal_mode = DELETE"));
  } catch (error) {
    const code = error instanceof SqliteError ? error.code : "";
    if (/^SQLITE_(BUSY|LOCKED)/.test(code)) {
      rmSync(`${file}.restored`, { force: true });
      throw new RestoreError(`The database ${basename(file)} is in use: stop the server first.`);
    }
    // A damaged file is the reason to restore: it is kept as it is.
    if (!/^SQLITE_(NOTADB|CORRUPT)/.test(code)) throw error;
  }
}

function syncOwned(file: string): void {
  chmodSync(file, OWNER_ONLY);
  const handle = openSync(file, "r+");
  fsyncSync(handle);
  closeSync(handle);
}

function count(connection: SqliteConnection, where = ""): number {
  return Number(connection.prepare(`SELECT count(*) AS n FROM documents ${where}`).get()?.n);
}

function withConnection<T>(
  file: string,
  options: { readOnly?: boolean },
  work: (connection: SqliteConnection) => T,
): T {
  const connection = new SqliteConnection(file, options);
  try {
    return work(connection);
  } finally {
    connection.close();
  }
}
