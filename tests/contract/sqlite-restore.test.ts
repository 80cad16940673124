import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { runCommand } from "./operator-command";
import { fileForTest, openForTest } from "./sqlite-files";

/** A database with one document. */
async function databaseWith(n: number): Promise<string> {
  const file = fileForTest();
  const store = openSqliteStore(file);
  await store.transaction(async (transaction) => transaction.set("things", "one", { n }));
  await store.close();
  return file;
}

/** Its copy by `npm run backup`. */
async function copyOf(file: string): Promise<string> {
  return (await runCommand("backup", dirname(file))).out.trim();
}

const valueIn = async (file: string) => (await openForTest(file).get("things", "one"))?.n;

const restore = (file: string, ...args: string[]) => runCommand("restore", dirname(file), ...args);

/** Changes the file without the store. */
function alter(file: string, sql: string): void {
  const connection = new SqliteConnection(file);
  connection.exec(sql);
  connection.close();
}

describe("npm run restore", () => {
  it("puts a copy in the place of the database, and leaves what was there", async () => {
    const [copied, file] = [await databaseWith(1), await databaseWith(2)];
    const { code, out } = await restore(file, await copyOf(copied));
    expect(code).toBe(0);
    const [whole, restored, before] = out.split("\n");
    expect(whole).toMatch(/is whole: 1 documents\.$/);
    expect(restored).toBe(`Restored to ${file}.`);
    expect(await valueIn(file)).toBe(1);
    expect(await valueIn(/What was there is (.+?):/.exec(before ?? "")?.[1] ?? "")).toBe(2);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("restores to a folder without a database", async () => {
    const copy = await copyOf(await databaseWith(1));
    const file = fileForTest();
    const { code, out } = await restore(file, copy);
    expect(code).toBe(0);
    expect(out).not.toContain("What was there");
    expect(await valueIn(file)).toBe(1);
  });

  it("restores where the database is damaged, whose remains it keeps", async () => {
    const copy = await copyOf(await databaseWith(1));
    const file = fileForTest();
    writeFileSync(file, "This is no database. ".repeat(1000));
    expect((await restore(file, copy)).code).toBe(0);
    expect(await valueIn(file)).toBe(1);
    const remains = readdirSync(dirname(file)).find((name) => name.includes(".before-"));
    expect(readFileSync(join(dirname(file), remains ?? ""), "utf8")).toContain("This is no");
  });

  it("refuses while the database is in use", async () => {
    const [copied, file] = [await databaseWith(1), await databaseWith(2)];
    const running = openForTest(file);
    await running.get("things", "one");
    const { code, error } = await restore(file, await copyOf(copied));
    expect(code).toBe(1);
    expect(error).toBe("The database kickabout.db is in use: stop the server first.\n");
    expect((await running.get("things", "one"))?.n).toBe(2);
    expect(
      readdirSync(dirname(file)).filter((name) => !/^kickabout\.db(-wal|-shm)?$/.test(name)),
    ).toEqual([]);
  });

  it.each([
    ["no database", (copy: string) => writeFileSync(copy, "A letter. ".repeat(1000))],
    ["cut off", (copy: string) => writeFileSync(copy, readFileSync(copy).subarray(0, 5000))],
    ["of a newer version", (copy: string) => alter(copy, "PRAGMA user_version = 2")],
    [
      "with a document that is no JSON",
      (copy: string) =>
        alter(
          copy,
          "DROP INDEX documents_by_user; DROP INDEX documents_by_expiry; UPDATE documents SET data = '{'",
        ),
    ],
    ["of another program", (copy: string) => alter(copy, "DROP TABLE documents")],
  ])("refuses a copy that is %s", async (_what, spoil) => {
    const [copied, file] = [await databaseWith(1), await databaseWith(2)];
    const copy = await copyOf(copied);
    spoil(copy);
    const { code, error } = await restore(file, copy);
    expect(code).toBe(1);
    expect(error).toContain(basename(copy));
    expect(error.trim().split("\n")).toHaveLength(1);
    expect(await valueIn(file)).toBe(2);
  });

  it("only checks if asked to", async () => {
    const [copied, file] = [await databaseWith(1), await databaseWith(2)];
    const { code, out } = await restore(file, await copyOf(copied), "--check");
    expect(code).toBe(0);
    expect(out).toMatch(/is whole: 1 documents\.\n$/);
    expect(await valueIn(file)).toBe(2);
  });

  it("says so when there is no such file, and how it is called", async () => {
    const file = fileForTest();
    const missing = join(dirname(file), "gone.db");
    expect((await restore(file, missing)).error).toBe(`There is no file ${missing}.\n`);
    expect((await restore(file)).error).toBe("npm run restore -- <file> [--check]\n");
    expect(existsSync(file)).toBe(false);
  });
});
