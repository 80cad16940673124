import { describe, expect, it, onTestFinished } from "vitest";
import type { Counted, Query } from "~/platform/storage/document-store";
import { appIndexes, type Index, type Indexes } from "~/platform/storage/indexes";
import { SqliteConnection, type SqlValue } from "~/platform/storage/sqlite-driver.server";
import {
  type BoundSql,
  countStatement,
  selectStatement,
} from "~/platform/storage/sqlite-statements.server";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { fileForTest } from "./sqlite-files";

const at = { field: "at", direction: "desc" } as const;
const where = { thread: "a" };

const indexes = declaring(
  { collection: "posts", where: ["thread"], orderBy: at },
  { collection: "posts", where: ["thread"], orderBy: { ...at, direction: "asc" } },
  { collection: "posts", where: [], orderBy: at },
  { collection: "posts", where: ["author", "status"] },
);

describe("SQLite's plan", () => {
  const cursor = Buffer.from(JSON.stringify([5, "p5"])).toString("base64url");
  const bare = Buffer.from(JSON.stringify([null, "p5"])).toString("base64url");
  const queries: [string, string, Query][] = [
    ["a thread, newest first", "posts:thread:at", { where, orderBy: at, limit: 20 }],
    ["a thread's next page", "posts:thread:at", { where, orderBy: at, limit: 20, cursor }],
    [
      "a thread, oldest first",
      "posts:thread:at",
      { where, orderBy: { ...at, direction: "asc" }, limit: 20 },
    ],
    ["the newest of all", "posts::at", { orderBy: at, limit: 20 }],
    ["the next page of all", "posts::at", { orderBy: at, limit: 20, cursor }],
    [
      "by two fields, in any order",
      "posts:author,status:",
      { where: { status: "open", author: "a" }, limit: 20 },
    ],
    [
      "the next page by two fields",
      "posts:author,status:",
      { where: { status: "open", author: "a" }, limit: 20, cursor: bare },
    ],
  ];
  it.each(queries)("reads no more than the page: %s", async (_, index, query) => {
    const plan = await planOf(selectStatement("posts", query, indexes));
    expect(plan).toContain(`USING INDEX declared:${index}`);
    expect(plan).not.toContain("TEMP B-TREE");
  });

  const counts: [string, string, Counted][] = [
    ["a thread", "posts:thread:at", { where }],
    ["what is newer in a thread", "posts:thread:at", { where, before: { ...at, value: 5 } }],
    ["what is newer", "posts::at", { before: { ...at, value: 5 } }],
  ];
  it.each(counts)("counts by an index: %s", async (_, index, counted) => {
    const plan = await planOf(countStatement("posts", counted, indexes));
    expect(plan).toMatch(new RegExp(`SEARCH documents USING (COVERING )?INDEX declared:${index} `));
  });

  it("walks a collection in the order of ids", async () => {
    const plan = await planOf(selectStatement("posts", { limit: 20 }, indexes));
    expect(plan).toBe("SEARCH documents USING PRIMARY KEY (collection=?)");
  });

  it("finds the documents of a user in every collection", async () => {
    const query = { where: { userId: "a" }, limit: 20 };
    for (const collection of ["posts", "titles"]) {
      const plan = await planOf(selectStatement(collection, query, indexes));
      expect(plan).toContain("USING INDEX documents_by_user (collection=? AND <expr>=?)");
      expect(plan).not.toContain("TEMP B-TREE");
    }
  });
});

describe("the indexes in a file", () => {
  it("are the declared ones, made once for both directions", async () => {
    const file = fileForTest();
    await openSqliteStore(file, indexes).close();
    expect(declaredIn(file)).toEqual([
      "declared:posts::at",
      "declared:posts:author,status:",
      "declared:posts:thread:at",
    ]);
    const before = ask(file, "PRAGMA schema_version");
    await openSqliteStore(file, indexes).close();
    expect(ask(file, "PRAGMA schema_version")).toEqual(before);
  });

  it("are dropped when they are no longer declared, and no other is", async () => {
    const file = fileForTest();
    await openSqliteStore(file, indexes).close();
    await openSqliteStore(file, declaring()).close();
    expect(declaredIn(file)).toEqual([]);
    expect(indexesIn(file)).toEqual(["documents_by_expiry", "documents_by_user"]);
  });

  it("hold what was stored before they were declared", async () => {
    const file = fileForTest();
    const before = openSqliteStore(file, declaring());
    await before.set("posts", "old", { thread: "a", at: 1 });
    await before.close();
    const store = openSqliteStore(file, indexes);
    onTestFinished(() => store.close());
    await store.set("posts", "new", { thread: "a", at: 2 });
    const { documents } = await store.query("posts", { where, orderBy: at, limit: 9 });
    expect(documents.map(({ id }) => id)).toEqual(["new", "old"]);
  });

  it("are no new format: a Kickabout without them opens the file, and what it writes is in them", async () => {
    const file = fileForTest();
    const newer = openSqliteStore(file, indexes);
    onTestFinished(() => newer.close());
    expect(ask(file, "PRAGMA user_version")).toEqual([{ user_version: 1 }]);
    const older = new SqliteConnection(file);
    const sql = "INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?)";
    older.prepare(sql).run("posts", "a", JSON.stringify({ thread: "a", at: 1 }), 1);
    older.close();
    expect(await newer.count("posts", { where })).toBe(1);
    expect(ask(file, "PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
  });

  it("may be dropped by another version while this one serves", async () => {
    const file = fileForTest();
    const store = openSqliteStore(file, indexes);
    onTestFinished(() => store.close());
    await store.set("posts", "a", { thread: "a", at: 1 });
    await openSqliteStore(file, declaring()).close();
    const { documents } = await store.query("posts", { where, orderBy: at, limit: 9 });
    expect(documents).toEqual([{ id: "a", data: { thread: "a", at: 1 } }]);
  });

  it("are the app's if nothing else is said", async () => {
    const file = fileForTest();
    await openSqliteStore(file).close();
    const names = appIndexes.declared.map(
      ({ collection, where, orderBy }) => `declared:${collection}:${where}:${orderBy?.field ?? ""}`,
    );
    expect(declaredIn(file)).toEqual([...new Set(names)].sort());
  });
});

function declaring(...declared: Index[]): Indexes {
  return { ...appIndexes, declared };
}

async function planOf({ sql, values }: BoundSql): Promise<string> {
  const file = fileForTest();
  await openSqliteStore(file, indexes).close();
  const plan = ask<{ detail: string }>(file, `EXPLAIN QUERY PLAN ${sql}`, ...values);
  return plan.map(({ detail }) => detail).join("\n");
}

const indexesIn = (file: string) =>
  ask<{ name: string }>(
    file,
    "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY name",
  ).map(({ name }) => name);

const declaredIn = (file: string) => indexesIn(file).filter((name) => name.startsWith("declared:"));

function ask<Row>(file: string, sql: string, ...values: SqlValue[]): Row[] {
  const connection = new SqliteConnection(file);
  try {
    return connection.prepare<Row>(sql).all(...values);
  } finally {
    connection.close();
  }
}
