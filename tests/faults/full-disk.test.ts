import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { profileTexts } from "~/people/profile/profile-texts";
import { playProblems } from "~/play/screen/play-texts";
import { spawnServer } from "../fixtures/server";
import { ask, freePort } from "../server/ask";
import { alertsOf, Fan, joinedFan } from "../server/fan";
import { endingOf } from "../server/processes";
import { chosenOf, fieldOf, goodPlayer, savePlayer } from "../server/profile-forms";
import {
  expectCalm,
  expectDiscreet,
  expectUnavailable,
  isLong,
  note,
  SECRET,
  type ServerUnderTest,
  startServerUnderTest,
  unreachable,
} from "./faults";
import { disks } from "./small-disk";

const MAX_SAVES = 300;
const outOfReach = "Something we need is out of reach just now.";

const numbered = (number: number) => ({ ...goodPlayer, playerNumber: String(number % 100) });

/** Saves until the disk is full. Returns the number of the last acknowledged save. */
async function saveUntilFull(fan: Fan): Promise<number> {
  for (let number = 0; number < MAX_SAVES; number++) {
    const reply = await savePlayer(fan, numbered(number));
    if (reply.status !== 303) {
      expectUnavailable(reply, profileTexts.failedMore);
      return number - 1;
    }
  }
  throw new Error("The disk never got full.");
}

async function savedNumber(fan: Fan): Promise<string | null> {
  const { text } = await fan.see("/profile");
  expect(chosenOf(text, "country")).toBe(goodPlayer.country);
  return fieldOf(text, "playerNumber");
}

async function expectReadable(
  serverUnderTest: ServerUnderTest,
  fan: Fan,
  number: number,
): Promise<void> {
  for (const path of ["/", "/about", "/games", "/healthz"]) {
    expect((await ask(serverUnderTest.address, path)).status, path).toBe(200);
  }
  expect(await savedNumber(fan)).toBe(String(number % 100));
}

async function expectNothingWritten(
  serverUnderTest: ServerUnderTest,
  fan: Fan,
  attempt: string,
): Promise<void> {
  const stranger = new Fan(serverUnderTest.address);
  const joining = await stranger.join();
  expectUnavailable(joining, unreachable);
  expect(alertsOf(joining)).toBe(unreachable);
  const answer = { intent: "move", attempt, index: "0", choice: "1" };
  expectUnavailable(await fan.post("/play/full-time-quiz", answer), playProblems.unavailable);
  expectUnavailable(await fan.post("/notifications", { intent: "read" }), outOfReach);
  expectUnavailable(await fan.post("/logout", {}), outOfReach);
  expect(await fan.isLoggedIn()).toBe(true);
}

const found = Object.keys(disks);

describe("a full disk", () => {
  it.each(isLong ? found : ["whichever there is"])(
    "refuses what it can't keep, loses nothing and recovers: %s",
    async (wanted) => {
      const [name, disk] = (wanted in disks ? [wanted] : found)
        .map((way) => [way, disks[way]?.()] as const)
        .find(([, made]) => made) ?? ["", null];
      if (!disk) return note(`skipped, a full disk: this machine lets us have none (${wanted})`);
      note(`a full disk: ran with ${name}`);
      const DATA_DIR = disk.folder;
      const serverUnderTest = await startServerUnderTest({ DATA_DIR });
      const fan = await joinedFan(serverUnderTest.address);
      const started = await fan.follow("/play/full-time-quiz", { intent: "start" });
      const attempt = fieldOf(started.text, "attempt") ?? "";
      expect((await savePlayer(fan, numbered(-1 + 100))).status).toBe(303);
      disk.fill(serverUnderTest);
      const last = await saveUntilFull(fan);
      await expectNothingWritten(serverUnderTest, fan, attempt);
      await expectReadable(serverUnderTest, fan, last + 100);
      expect(serverUnderTest.said()).toContain("The documents are out of reach.");
      disk.free(serverUnderTest);
      expect((await savePlayer(fan, numbered(55))).status).toBe(303);
      const late = await joinedFan(serverUnderTest.address);
      expectCalm(serverUnderTest, fan.password, fan.email, fan.session);
      serverUnderTest.process.kill("SIGKILL");
      const { address } = await startServerUnderTest({ DATA_DIR });
      for (const each of [fan, late]) {
        const back = new Fan(address, each.email, each.password);
        expect((await back.login()).status).toBe(303);
        if (each === fan) expect(await savedNumber(back)).toBe("55");
      }
    },
  );

  it("lets a server start that was killed on it, and stops a new one with one sentence", async () => {
    const disk = disks["a small tmpfs"]?.();
    if (!disk) return note("skipped, starting on a full disk: only root can make one");
    const DATA_DIR = disk.folder;
    const first = await startServerUnderTest({ DATA_DIR });
    const fan = await joinedFan(first.address);
    first.process.kill("SIGKILL");
    await once(first.process, "exit");
    disk.fill(first);
    const second = await startServerUnderTest({ DATA_DIR });
    const back = new Fan(second.address, fan.email, fan.password);
    back.plant(fan.session);
    expect(await back.isLoggedIn()).toBe(true);
    await saveUntilFull(back);
    second.process.kill("SIGKILL");
    const child = spawnServer({ DATA_DIR: join(DATA_DIR, "new"), SESSION_SECRET: SECRET });
    onTestFinished(() => {
      child.kill("SIGKILL");
    });
    const { code, out, error } = await endingOf(child);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(error).toMatch(/^The data in [^\n]+ can't be opened: [^\n]+\.\n$/);
    disk.free(first);
    const third = await startServerUnderTest({ DATA_DIR });
    expect((await new Fan(third.address, fan.email, fan.password).login()).status).toBe(303);
  });

  it("keeps a server going whose log it holds", async () => {
    if (!existsSync("/dev/full")) return note("skipped, a full log: there is no /dev/full");
    const full = openSync("/dev/full", "w");
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const child = spawnServer({ PORT: String(port) }, undefined, { standardOutput: full });
    closeSync(full);
    onTestFinished(() => {
      child.kill("SIGKILL");
    });
    let errors = "";
    child.stderr?.on("data", (chunk) => {
      errors += chunk;
    });
    const status = () =>
      ask(address, "/about")
        .then((reply) => reply.status)
        .catch(() => child.exitCode);
    await expect.poll(status, { timeout: 10_000, interval: 100 }).toBe(200);
    for (let i = 0; i < 20; i++) expect(await status()).toBe(200);
    expectDiscreet(errors);
    expect(errors).toBe("");
  });
});
