import { chmodSync, chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { spawnServer } from "../fixtures/server";
import { dialogAt, joinedFan, storeIn } from "../server/fan";
import { endingOf } from "../server/processes";
import { goodPlayer, savePlayer } from "../server/profile-forms";
import {
  expectCalm,
  expectUnavailable,
  note,
  openFolder,
  SECRET,
  startServerUnderTest,
  unreachable,
} from "./faults";
import { unprivilegedUser } from "./unprivileged-user";

const other = unprivilegedUser();
const user = "user" in other ? other.user : { uid: -1, gid: -1 };
if ("reason" in other) note(`skipped, an unwritable data folder: ${other.reason}`);
else note("an unwritable data folder: ran as the user nobody");

const ALL_READ = 0o755;
const ROOT = 0;

/** A folder of root's that all users may read. */
function rootsFolder(): string {
  const folder = openFolder();
  chmodSync(folder, ALL_READ);
  return folder;
}

/** How a server ends that does not run as root. */
function endOf(variables: Record<string, string | undefined>) {
  const child = spawnServer(variables, undefined, { user });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return endingOf(child);
}

describe.skipIf("reason" in other)("a data folder that can't be written", () => {
  it.each([
    ["nothing in it", undefined, /^The variable DATA_DIR can't be used: EACCES[^\n]+\.\n$/],
    ["a secret given", SECRET, /^The data in \S+ can't be opened: EACCES[^\n]+\.\n$/],
  ])("stops the start with one sentence: %s", async (_case, SESSION_SECRET, sentence) => {
    const { code, out, error } = await endOf({ DATA_DIR: rootsFolder(), SESSION_SECRET });
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(error).toMatch(sentence);
  });

  it("stops the start with one sentence when there is another user's data in it", async () => {
    const DATA_DIR = rootsFolder();
    await storeIn(DATA_DIR).close();
    writeFileSync(join(DATA_DIR, "session-secret"), SECRET);
    chmodSync(join(DATA_DIR, "kickabout.db"), 0o644);
    const { code, out, error } = await endOf({ DATA_DIR });
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(error).toMatch(/^The data in \S+ can't be opened: EACCES[^\n]+\.\n$/);
  });

  it("costs a running server its letters alone, until it can be written again", async () => {
    const DATA_DIR = rootsFolder();
    chownSync(DATA_DIR, user.uid, user.gid);
    const serverUnderTest = await startServerUnderTest({ DATA_DIR }, { user });
    const fan = await joinedFan(serverUnderTest.address);
    const places = [DATA_DIR, join(DATA_DIR, "outbox")];
    for (const place of places) chownSync(place, ROOT, ROOT);
    expectUnavailable(await fan.post("/account", { intent: "verify" }), unreachable);
    const forgotten = await fan
      .elsewhere()
      .post(dialogAt("forgot"), { intent: "forgot", email: fan.email });
    expect(forgotten.status).toBe(303);
    expect((await savePlayer(fan, goodPlayer)).status).toBe(303);
    for (const place of places) chownSync(place, user.uid, user.gid);
    expect((await fan.post("/account", { intent: "verify" })).status).toBe(303);
    expectCalm(serverUnderTest, fan.password, fan.email, fan.session);
  });
});
