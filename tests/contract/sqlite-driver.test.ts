import { describe, expect, it, onTestFinished } from "vitest";
import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";
import { fileForTest, folderForTest } from "./sqlite-files";

/** A connection to a file with the table `t`, closed after the test. */
function open(file = fileForTest(), options = {}) {
  const connection = new SqliteConnection(file, options);
  onTestFinished(() => connection.close());
  if (!("readOnly" in options)) connection.exec("CREATE TABLE IF NOT EXISTS t (n INTEGER, s TEXT)");
  return connection;
}

const count = (connection: SqliteConnection) =>
  connection.prepare("SELECT count(*) AS n FROM t").get()?.n;

describe("SqliteConnection", () => {
  it("gives back what was bound", () => {
    const connection = open();
    const insert = connection.prepare("INSERT INTO t VALUES (?, ?) RETURNING n");
    const rows = [
      { n: 1, s: "Zoë \u{1f945} ' \" ; --" },
      { n: Number.MAX_SAFE_INTEGER, s: "" },
      { n: -1, s: null },
    ];
    for (const { n, s } of rows) expect({ ...insert.get(n, s) }).toEqual({ n });
    const read = connection.prepare("SELECT n, s FROM t ORDER BY rowid").all();
    expect(read.map((row) => ({ ...row }))).toEqual(rows);
    expect(connection.prepare("SELECT n FROM t WHERE n = ?").get(7)).toBeUndefined();
  });

  it("undoes a transaction that throws, and goes on", () => {
    const connection = open();
    const attempt = () =>
      connection.transaction("IMMEDIATE", () => {
        connection.exec("INSERT INTO t VALUES (1, 'a')");
        throw new Error("No.");
      });
    expect(attempt).toThrow("No.");
    expect(count(connection)).toBe(0);
    connection.transaction("IMMEDIATE", () => connection.exec("INSERT INTO t VALUES (1, 'a')"));
    expect(count(connection)).toBe(1);
  });

  it("names the code of a refusal", () => {
    const file = fileForTest();
    const [first, second] = [open(file), open(file)];
    second.exec("PRAGMA busy_timeout = 0");
    first.exec("BEGIN EXCLUSIVE");
    const refused = (ask: () => unknown, code: RegExp) =>
      expect(ask).toThrow(
        expect.objectContaining({ name: "SqliteError", code: expect.stringMatching(code) }),
      );
    refused(() => second.exec("BEGIN IMMEDIATE"), /^SQLITE_BUSY/);
    first.exec("ROLLBACK");
    refused(() => second.prepare("SELECT * FROM nothing"), /^SQLITE_ERROR$/);
    refused(() => open(file, { readOnly: true }).exec("DELETE FROM t"), /^SQLITE_READONLY/);
    refused(() => open(folderForTest()), /^SQLITE_CANTOPEN/);
    const statement = second.prepare("SELECT 1");
    second.close();
    refused(() => statement.get(), /^SQLITE_MISUSE$/);
  });

  it("doesn't make a file that is only to be read", () => {
    expect(() => open(fileForTest(), { readOnly: true })).toThrow(/unable to open/);
  });
});
