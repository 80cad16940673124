import { once } from "node:events";
import { existsSync, readdirSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openSqliteStore } from "~/platform/storage/sqlite-store.server";
import { runCommand, spawnCommand } from "./operator-command";
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

const writer = writerForFile();

describe("npm run backup", () => {
  it("makes a consistent copy while another process writes", async () => {
    const file = fileForTest();
    const busy = spawnWriter(writer, file, "write", 1_000_000);
    await waitFor(file);
    const folder = join(folderForTest(), "backups here");
    const { code, out } = await backup(join(file, ".."), folder);
    busy.kill("SIGKILL");
    expect(code).toBe(0);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^kickabout-[\dTZ-]+\.db$/)]);
    const copy = out.trim();
    expect(copy).toBe(join(folder, readdirSync(folder)[0] ?? ""));
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const store = openForTest(copy);
    const last = await lastWrite(store);
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

  it("goes on until it is stopped, with a copy at once", async () => {
    const file = fileForTest();
    await openSqliteStore(file).close();
    const child = spawnCommand("backup", join(file, ".."), "--every", "6h", "--keep", "3");
    onTestFinished(() => void child.kill("SIGKILL"));
    const [line] = await once(child.stdout, "data");
    expect(existsSync(String(line).trim())).toBe(true);
    expect(child.exitCode).toBeNull();
  });

  it.each([
    [["--every", "soon"]],
    [["--every", "6h", "--keep", "none"]],
    [["--keep", "3"]],
    [["--evry", "6h"]],
    [["one", "two"]],
  ])("explains itself for %j", async (args) => {
    const file = fileForTest();
    await openSqliteStore(file).close();
    const { code, error } = await backup(join(file, ".."), ...args);
    expect(code).toBe(1);
    expect(error).toBe("npm run backup -- [folder] [--every 30m|6h|1d] [--keep 28]\n");
  });
});

const backup = (dataDir: string, ...args: string[]) => runCommand("backup", dataDir, ...args);
