import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";
import { type RunningServer, startServer } from "../fixtures/server";
import { root } from "./ask";
import { Fan, idsIn, joinedFan, simulatedProviderFan, storeIn } from "./fan";
import { endingOf, folderForTest, runToItsEnd, serverForTest } from "./processes";

const DATA_DIR = mkdtempSync(join(tmpdir(), "kickabout-killed-"));

/** A user who joined at a server that was killed, and the server that continues with its data. */
let fan: Fan;
let next: RunningServer;

beforeAll(async () => {
  const first = await startServer({ DATA_DIR });
  fan = await joinedFan(first.address);
  first.process.kill("SIGKILL");
  await once(first.process, "exit");
  await leaveHalfDeleted(DATA_DIR);
  next = await startServer({ DATA_DIR });
});
afterAll(async () => {
  await next?.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

describe("a server that is killed", () => {
  it("has kept everybody whom it had let in", async () => {
    const back = new Fan(next.address, fan.email, fan.password);
    back.plant(fan.session);
    expect(await back.isLoggedIn()).toBe(true);
    expect((await back.elsewhere().login()).status).toBe(303);
  });

  it("finishes a deletion that was cut off when it starts again, and touches nobody else", async () => {
    await expect.poll(() => idsIn(DATA_DIR, "deletions"), { timeout: 10_000 }).toEqual([]);
    const ofTheTwo = (collection: string) =>
      idsIn(DATA_DIR, collection).filter((id) => /^(of-)?(goes|stays)$/.test(id));
    expect(ofTheTwo("accounts")).toEqual(["stays"]);
    expect(ofTheTwo("profiles")).toEqual(["stays"]);
    for (const collection of ["attempts", "pushSubscriptions", "sessions", "mailTokens"]) {
      expect(ofTheTwo(collection), collection).toEqual(["of-stays"]);
    }
    expect(await new Fan(next.address, fan.email, fan.password).login()).toMatchObject({
      status: 303,
    });
  });
});

/** Two users, one of whose deletion was interrupted by the kill. */
async function leaveHalfDeleted(dataDir: string): Promise<void> {
  const store = storeIn(dataDir);
  const expiresAt = Date.now() + 60_000;
  await store.set("deletions", "goes", { startedAt: Date.now() });
  for (const userId of ["goes", "stays"]) {
    await store.set("accounts", userId, {
      ...{ name: userId, email: `${userId}@players.example`, emailVerified: true },
      ...{ provider: "google", createdAt: 0, generation: 0 },
    });
    await store.set("profiles", userId, { displayName: userId });
    for (const collection of ["attempts", "pushSubscriptions", "sessions", "mailTokens"]) {
      await store.set(collection, `of-${userId}`, { userId, expiresAt });
    }
  }
  await store.close();
}

describe("the data of a newer version", () => {
  it("is left alone: the server says so in one sentence and does not start", async () => {
    const folder = folderForTest();
    const database = new SqliteConnection(join(folder, "kickabout.db"));
    database.exec("PRAGMA user_version = 99");
    database.close();
    const { code, out, error } = await runToItsEnd({ DATA_DIR: folder });
    expect(code).toBe(1);
    expect(error).toMatch(/^The data in [^\n]+ was written by a newer Kickabout [^\n]+\.\n$/);
    expect(out).toBe("");
  });
});

describe("npm run backup", () => {
  it("copies what a running server has, for another to go on with", async () => {
    await simulatedProviderFan(next.address);
    const copy = await backup(DATA_DIR, folderForTest());
    const restored = folderForTest();
    copyFileSync(copy, join(restored, "kickabout.db"));
    expect(idsIn(restored, "accounts")).toEqual(idsIn(DATA_DIR, "accounts"));
    const other = await serverForTest({ DATA_DIR: restored });
    expect((await new Fan(other.address, fan.email, fan.password).login()).status).toBe(303);
  });
});

/** The name of the backup's copy. */
async function backup(dataDir: string, folder: string): Promise<string> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ["scripts/backup.mjs", folder], {
    cwd: root,
    env: { PATH, HOME, NODE_ENV: "production", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { code, out, error } = await endingOf(child);
  if (code !== 0) throw new Error(error);
  return out.trim();
}
