import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";

/**
 * Copies a database, also while a server writes to it.
 *
 * @param copy the target: an empty file, or none
 * @throws SqliteError if reading or writing fails
 */
export function copyDatabase(file: string, copy: string): void {
  const connection = new SqliteConnection(file, { readOnly: true });
  try {
    connection.backup(copy);
  } finally {
    connection.close();
  }
}
