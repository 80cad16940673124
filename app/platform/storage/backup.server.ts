import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";

/**
 * Copies a database, also while a server writes to it.
 *
 * @param copy where to: an empty file, or none yet
 * @throws SqliteError where it can't be read or written
 */
export function copyDatabase(file: string, copy: string): void {
  const connection = new SqliteConnection(file, { readOnly: true });
  try {
    connection.backup(copy);
  } finally {
    connection.close();
  }
}
