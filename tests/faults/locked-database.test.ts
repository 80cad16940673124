import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { profileTexts } from "~/people/profile/profile-texts";
import { openOwnThread } from "~/people/threads/thread-store.server";
import { threadTexts } from "~/people/threads/thread-texts";
import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";
import { ask } from "../server/ask";
import { alertsOf, Fan, joinedFan } from "../server/fan";
import { goodPlayer, savePlayer } from "../server/profile-forms";
import { NOW, talkersAt } from "../server/talkers";
import {
  expectCalm,
  expectUnavailable,
  openFolder,
  serverUnderTestForFile,
  slowestVisit,
  startServerUnderTest,
  timed,
} from "./faults";

const SAVES_AT_ONCE = 6;
const SAVE_TIMEOUT_MS = 20_000;
const MAX_RESPONSE_MS = 10_000;

/** Locks a server's database, as another process. Returns a function that unlocks it. */
function lock(dataDir: string): () => void {
  const other = new SqliteConnection(join(dataDir, "kickabout.db"));
  onTestFinished(() => {
    other.close();
  });
  other.exec("BEGIN EXCLUSIVE");
  return () => other.exec("ROLLBACK");
}

const shared = serverUnderTestForFile();

describe("a database that another process has locked", () => {
  it("refuses saves in time, keeps nobody else waiting, and goes on when it is free", async () => {
    const serverUnderTest = shared();
    const fan = await joinedFan(serverUnderTest.address);
    const free = lock(serverUnderTest.dataDir);
    const saves = Promise.all(
      Array.from({ length: SAVES_AT_ONCE }, () => timed(savePlayer(fan, goodPlayer))),
    );
    let isOver = false;
    void saves.finally(() => {
      isOver = true;
    });
    expect(await slowestVisit(serverUnderTest.address, () => isOver)).toBeLessThan(MAX_RESPONSE_MS);
    for (const { took, value } of await saves) {
      expectUnavailable(value, profileTexts.failedMore);
      expect(took).toBeLessThan(SAVE_TIMEOUT_MS);
    }
    expect(await fan.isLoggedIn()).toBe(true);
    free();
    expect((await savePlayer(fan, goodPlayer)).status).toBe(303);
    expectCalm(serverUnderTest, fan.password, fan.email, fan.session);
  });

  it("keeps a save that it was freed for in time", async () => {
    const { address, dataDir } = shared();
    const fan = await joinedFan(address);
    const free = lock(dataDir);
    const save = savePlayer(fan, goodPlayer);
    for (let visit = 0; visit < 4; visit++) await ask(address, `/about?visit=${visit}`);
    free();
    expect((await save).status).toBe(303);
  });

  it("gives the words of a fan back, and takes them when it is free", async () => {
    const { address, dataDir } = shared();
    const { inStore, talker } = talkersAt({ address, dataDir });
    const { fan } = await talker();
    const { id } = await inStore((store) => openOwnThread(store, "Extra time", Date.now()));
    const say = () => fan.post(`/feed/${id}`, { intent: "write", text: "Still here" }, NOW);
    const free = lock(dataDir);
    const refused = await say();
    expect(refused.status).toBe(503);
    expect(alertsOf(refused)).toContain(threadTexts.unreachable);
    expect(refused.text).toContain(">Still here</textarea>");
    free();
    expect((await say()).status).toBe(303);
  });

  it("lets a server start, which reads what is there", async () => {
    const DATA_DIR = openFolder();
    const first = await startServerUnderTest({ DATA_DIR });
    const fan = await joinedFan(first.address);
    first.process.kill("SIGKILL");
    const free = lock(DATA_DIR);
    const { took, value: serverUnderTest } = await timed(startServerUnderTest({ DATA_DIR }));
    expect(took).toBeLessThan(SAVE_TIMEOUT_MS);
    const back = new Fan(serverUnderTest.address, fan.email, fan.password);
    back.plant(fan.session);
    expect(await back.isLoggedIn()).toBe(true);
    expectUnavailable(await savePlayer(back, goodPlayer), profileTexts.failedMore);
    free();
    expect((await savePlayer(back, goodPlayer)).status).toBe(303);
    expectCalm(serverUnderTest, fan.password, fan.email, fan.session);
  });
});
