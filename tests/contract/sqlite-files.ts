import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import type { DocumentStore } from "~/platform/storage/document-store";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";

/** The folder of the project. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Another process on the same file: it writes one document after another, or increments one that all share. */
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

/** The program of the other process, for all the tests of a file; to be called at the top of the file. */
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

/** A folder for one test, gone when that test is over. */
export function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), "kickabout-durability-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Where one test may have its database. */
export const fileForTest = () => join(folderForTest(), "kickabout.db");

/** A store that is closed when the test is over. */
export function openForTest(file: string): DocumentStore {
  const store = openSqliteStore(file);
  onTestFinished(() => store.close());
  return store;
}

/** Starts another process, which is killed when the test is over at the latest. */
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

/** How many writes make a test worth its while. */
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
