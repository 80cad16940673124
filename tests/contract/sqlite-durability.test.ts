import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { DocumentStore } from "~/storage/document-store";
import { StorageFileError, StorageVersionError } from "~/storage/sqlite-file.server";
import { openSqliteStore } from "~/storage/sqlite-store.server";

const root = fileURLToPath(new URL("../..", import.meta.url));
const ENOUGH_WRITES = 200;
const INCREMENTS = 100;

/** Another process on the same file: it writes one document after another, or increments one that all share. */
const WRITER = `
  import { writeSync } from "node:fs";
  import { openSqliteStore } from "./app/storage/sqlite-store.server";

  const [file, task, count] = process.argv.slice(2);
  const store = openSqliteStore(file);
  const write = async (n) => {
    await store.transaction(async (transaction) => {
      transaction.set("writes", String(n).padStart(9, "0"), { n, filler: "x".repeat(500) });
      transaction.set("last", "write", { n });
    });
    writeSync(1, n + "\\n");
  };
  const increment = () =>
    store.transaction(async (transaction) => {
      const { n } = (await transaction.get("counters", "shared")) ?? { n: 0 };
      await new Promise((resolve) => setImmediate(resolve));
      transaction.set("counters", "shared", { n: n + 1 });
    });
  const patiently = (run) => run().catch((error) => {
    if (error.code === "contention") return patiently(run);
    throw error;
  });
  const start = async () => {
    for (let n = 1; n <= Number(count); n++) await (task === "write" ? write(n) : patiently(increment));
  };
  start();
`;

let tools: string;

beforeAll(async () => {
  tools = mkdtempSync(join(tmpdir(), "kickabout-writer-"));
  await build({
    stdin: { contents: WRITER, resolveDir: root, loader: "ts" },
    outfile: join(tools, "writer.cjs"),
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    tsconfig: join(root, "tsconfig.json"),
  });
});
afterAll(() => rmSync(tools, { recursive: true }));

describe("a file that can't be used", () => {
  it("is refused when a newer Kickabout wrote it, and stays as it is", async () => {
    const file = fileForTest();
    await openSqliteStore(file).close();
    const newer = new Database(file);
    newer.pragma("user_version = 3");
    newer.close();
    const before = readFileSync(file);
    const error = thrownBy(() => openSqliteStore(file));
    expect(error).toBeInstanceOf(StorageVersionError);
    expect(error.message).toBe(
      `The data in ${file} was written by a newer Kickabout (schema 3, this one knows 1): start that version, or restore a backup.`,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it("is refused when it is no database", async () => {
    const file = fileForTest();
    await writeFile(file, "This is no database. ".repeat(1000));
    const error = thrownBy(() => openSqliteStore(file));
    expect(error).toBeInstanceOf(StorageFileError);
    expect(error.message).toContain(`The data in ${file} is damaged or no database`);
  });

  it("is refused when its end is missing", async () => {
    const file = fileForTest();
    const store = openSqliteStore(file);
    await store.set("a", "a", { text: "x".repeat(100_000) });
    await store.close();
    await truncate(file, 20_000);
    const error = thrownBy(() => openSqliteStore(file));
    expect(error.message).toContain(`The data in ${file} is damaged or no database`);
  });

  it("is refused when it is a folder", () => {
    const error = thrownBy(() => openSqliteStore(tmpdir()));
    expect(error).toBeInstanceOf(StorageFileError);
    expect(error.message).toContain(`The data in ${tmpdir()} can't be opened`);
  });
});

describe("a file that can be used", () => {
  it("is made with its folder, for its owner only", async () => {
    const file = join(folderForTest(), "deep/down/kickabout.db");
    const store = openSqliteStore(file);
    await store.set("a", "a", {});
    for (const suffix of ["", "-wal"]) expect(statSync(file + suffix).mode & 0o777).toBe(0o600);
    await store.close();
  });

  it("keeps its documents and its versions when it is opened again", async () => {
    const file = fileForTest();
    const first = openSqliteStore(file);
    await first.set("a", "a", { n: 1 });
    await first.close();
    const second = openForTest(file);
    expect(await second.get("a", "a")).toEqual({ n: 1 });
  });

  it("has no version twice, not even that of a document which was deleted and made again", async () => {
    const store = openForTest(fileForTest());
    await store.set("a", "a", { n: 1 });
    let runs = 0;
    await store.transaction(async (transaction) => {
      const seen = await transaction.get("a", "a");
      if (++runs === 1) {
        await store.delete("a", "a");
        await store.set("a", "a", { n: 2 });
      }
      transaction.set("a", "b", { seen: seen?.n ?? null });
    });
    expect(runs).toBe(2);
    expect(await store.get("a", "b")).toEqual({ seen: 2 });
  });

  it("gives up when somebody is faster each time", async () => {
    const store = openForTest(fileForTest());
    let runs = 0;
    const attempt = store.transaction(async (transaction) => {
      await transaction.get("a", "a");
      await store.set("a", "a", { runs: ++runs });
      transaction.set("a", "a", { won: true });
    });
    await expect(attempt).rejects.toMatchObject({ code: "contention" });
    expect(await store.get("a", "a")).toEqual({ runs: 5 });
  });

  it("doesn't count what the work throws when what it read doesn't fit together", async () => {
    const store = openForTest(fileForTest());
    await store.set("sides", "left", { n: 1 });
    await store.set("sides", "right", { n: 1 });
    let runs = 0;
    await store.transaction(async (transaction) => {
      const left = await transaction.get("sides", "left");
      if (++runs === 1) {
        for (const side of ["left", "right"]) await store.set("sides", side, { n: 2 });
      }
      const right = await transaction.get("sides", "right");
      if (left?.n !== right?.n) throw new Error("Nobody may see this.");
    });
    expect(runs).toBe(2);
  });
});

describe("several processes on one file", () => {
  it("has everything that was acknowledged before a process was killed", async () => {
    const file = fileForTest();
    const writer = spawnWriter(file, "write", 1_000_000);
    const said = text(writer.stdout as NodeJS.ReadableStream as AsyncIterable<Buffer>);
    await waitFor(file, ENOUGH_WRITES);
    writer.kill("SIGKILL");
    const acknowledged = (await said).split("\n").filter(Boolean).map(Number);
    const store = openForTest(file);
    const last = Number((await store.get("last", "write"))?.n);
    expect(last).toBeGreaterThanOrEqual(ENOUGH_WRITES);
    // One may have been written without a word of it.
    expect([last, last - 1]).toContain(acknowledged.at(-1));
    expect(await countWrites(store)).toBe(last);
  });

  it("can be opened by several at once, and loses no increment", async () => {
    const file = fileForTest();
    const writers = [1, 2, 3].map(() => spawnWriter(file, "increment", INCREMENTS));
    const codes = await Promise.all(writers.map(async (writer) => (await once(writer, "exit"))[0]));
    expect(codes).toEqual([0, 0, 0]);
    const n = (await openForTest(file).get("counters", "shared"))?.n;
    expect(n).toBe(writers.length * INCREMENTS);
  });
});

describe("npm run backup", () => {
  it("makes a consistent copy while somebody writes", async () => {
    const file = fileForTest();
    const writer = spawnWriter(file, "write", 1_000_000);
    await waitFor(file, ENOUGH_WRITES);
    const folder = join(folderForTest(), "backups here");
    const { code, out } = await backup(join(file, ".."), folder);
    writer.kill("SIGKILL");
    expect(code).toBe(0);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^kickabout-[\dTZ-]+\.db$/)]);
    const copy = out.trim();
    expect(copy).toBe(join(folder, readdirSync(folder)[0] ?? ""));
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const store = openForTest(copy);
    const last = Number((await store.get("last", "write"))?.n);
    expect(last).toBeGreaterThanOrEqual(ENOUGH_WRITES);
    expect(await countWrites(store)).toBe(last);
  });

  it("goes to a folder beside the data when none is named", async () => {
    const file = fileForTest();
    await openSqliteStore(file).close();
    const { code, out } = await backup(join(file, ".."));
    expect(code).toBe(0);
    expect(out.trim()).toContain(join(file, "../backups/kickabout-"));
    expect(existsSync(out.trim())).toBe(true);
  });

  it("says so when there is no database", async () => {
    const folder = folderForTest();
    const { code, error } = await backup(folder);
    expect(code).toBe(1);
    expect(error).toBe(`There is no database at ${join(folder, "kickabout.db")} to back up.\n`);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("leaves nothing behind when the database is damaged", async () => {
    const file = fileForTest();
    await writeFile(file, "This is no database. ".repeat(1000));
    const { code, error } = await backup(join(file, ".."));
    expect(code).toBe(1);
    expect(error).toContain(`The database at ${file} can't be backed up: `);
    expect(readdirSync(join(file, "../backups"))).toEqual([]);
  });
});

function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), "kickabout-durability-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const fileForTest = () => join(folderForTest(), "kickabout.db");

function openForTest(file: string): DocumentStore {
  const store = openSqliteStore(file);
  onTestFinished(() => store.close());
  return store;
}

function spawnWriter(file: string, task: "write" | "increment", count: number): ChildProcess {
  const child = spawn(process.execPath, [join(tools, "writer.cjs"), file, task, String(count)], {
    env: { PATH: process.env.PATH, NODE_PATH: join(root, "node_modules") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return child;
}

/** Waits until the other process has written that many. */
async function waitFor(file: string, writes: number): Promise<void> {
  const store = openForTest(file);
  await expect
    .poll(async () => Number((await store.get("last", "write"))?.n), { timeout: 20_000 })
    .toBeGreaterThanOrEqual(writes);
}

async function countWrites(store: DocumentStore): Promise<number> {
  let count = 0;
  let cursor: string | null = null;
  do {
    const page = await store.query("writes", cursor ? { limit: 500, cursor } : { limit: 500 });
    count += page.documents.length;
    cursor = page.nextCursor;
  } while (cursor);
  return count;
}

async function backup(dataDir: string, ...folder: string[]) {
  const child = spawn(process.execPath, [join(root, "scripts/backup.mjs"), ...folder], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: (await ended)[0], out, error };
}

function thrownBy(attempt: () => unknown): Error {
  try {
    attempt();
  } catch (error) {
    return error as Error;
  }
  throw new Error("It threw nothing.");
}
