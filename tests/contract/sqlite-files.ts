import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import type { DocumentStore } from "~/platform/storage/document-store";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";

/** The project's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Another process on the same file: writes documents in turn, or increments a shared one. */
const WRITER = `
  import { writeSync } from "node:fs";
  import { openSqliteStore } from "./app/platform/storage/sqlite-store.server";

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

/** The other process's program, for all tests of a file; call it at the top of the file. */
export function writerForFile(): { readonly program: string } {
  let folder = "";
  let program = "";
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "kickabout-writer-"));
    program = await buildWriter(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    get program() {
      return program;
    },
  };
}

async function buildWriter(folder: string): Promise<string> {
  const outfile = join(folder, "writer.mjs");
  await build({
    stdin: { contents: WRITER, resolveDir: root, loader: "ts" },
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    tsconfig: join(root, "tsconfig.json"),
  });
  return outfile;
}

/** A folder for one test, deleted after it. */
export function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), "kickabout-durability-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The database path of one test. */
export const fileForTest = () => join(folderForTest(), "kickabout.db");

/** A store, closed after the test. */
export function openForTest(file: string): DocumentStore {
  const store = openSqliteStore(file);
  onTestFinished(() => store.close());
  return store;
}

/** Starts another process, killed after the test at the latest. */
export function spawnWriter(
  { program }: { program: string },
  file: string,
  task: "write" | "increment",
  count: number,
) {
  const child = spawn(process.execPath, [program, file, task, String(count)], {
    env: { NODE_ENV: "test", PATH: process.env.PATH, NODE_PATH: join(root, "node_modules") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return child;
}

/** The minimum number of writes for a meaningful test. */
export const ENOUGH_WRITES = 200;

/** Waits until the other process has written that many. */
export async function waitFor(file: string, writes = ENOUGH_WRITES): Promise<void> {
  const store = openForTest(file);
  await expect.poll(() => lastWrite(store), { timeout: 20_000 }).toBeGreaterThanOrEqual(writes);
}

/** The number of a writer's last write; NaN before its first. */
export async function lastWrite(store: DocumentStore): Promise<number> {
  return Number((await store.get("last", "write"))?.n);
}

/** How many documents a writer left. */
export async function countWrites(store: DocumentStore): Promise<number> {
  let count = 0;
  let cursor: string | null = null;
  do {
    const page = await store.query("writes", cursor ? { limit: 500, cursor } : { limit: 500 });
    count += page.documents.length;
    cursor = page.nextCursor;
  } while (cursor);
  return count;
}
