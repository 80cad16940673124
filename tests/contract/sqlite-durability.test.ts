import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";
import { StorageFileError, StorageVersionError } from "~/platform/storage/sqlite-file.server";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import {
  countWrites,
  ENOUGH_WRITES,
  fileForTest,
  folderForTest,
  lastWrite,
  openForTest,
  spawnWriter,
  waitFor,
  writerForFile,
} from "./sqlite-files";

const INCREMENTS = 100;

const writer = writerForFile();

describe("a file that can't be used", () => {
  it("is refused when a newer Kickabout wrote it, and stays as it is", async () => {
    const file = fileForTest();
    await openSqliteStore(file).close();
    const newer = new SqliteConnection(file);
    newer.exec("PRAGMA user_version = 3");
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

  it("gives up when another writer is faster each time", async () => {
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
    const busy = spawnWriter(writer, file, "write", 1_000_000);
    const said = text(busy.stdout);
    await waitFor(file);
    busy.kill("SIGKILL");
    const acknowledged = (await said).split("\n").filter(Boolean).map(Number);
    const store = openForTest(file);
    const last = await lastWrite(store);
    expect(last).toBeGreaterThanOrEqual(ENOUGH_WRITES);
    // One write may have happened without being acknowledged.
    expect([last, last - 1]).toContain(acknowledged.at(-1));
    expect(await countWrites(store)).toBe(last);
  });

  it("can be opened by several at once, and loses no increment", async () => {
    const file = fileForTest();
    const writers = [1, 2, 3].map(() => spawnWriter(writer, file, "increment", INCREMENTS));
    const codes = await Promise.all(writers.map(async (each) => (await once(each, "exit"))[0]));
    expect(codes).toEqual([0, 0, 0]);
    const n = (await openForTest(file).get("counters", "shared"))?.n;
    expect(n).toBe(writers.length * INCREMENTS);
  });
});

function thrownBy(attempt: () => unknown): Error {
  try {
    attempt();
  } catch (error) {
    return error as Error;
  }
  throw new Error("It threw nothing.");
}
