import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { startServer } from "../fixtures/server";
import { headerOf } from "./ask";
import { Fan, idsIn, practisedFan } from "./fan";
import { serverForFile } from "./processes";
import {
  fieldOf,
  goodPlayer,
  inParallel,
  profileForms,
  revisionOn,
  saidAfter,
  savePlayer,
  storedProfile,
} from "./profile-forms";

const WORKERS = 20;
const server = serverForFile();

const newFans = () =>
  Promise.all(Array.from({ length: WORKERS }, () => practisedFan(server.address)));

describe("1,000 saves of random and hostile profiles", () => {
  it("never break anything, and what is stored is always a whole profile", async () => {
    const before = idsIn(server.dataDir, "profiles");
    const fans = await newFans();
    const statuses: number[] = [];
    await inParallel(WORKERS, profileForms(1000), async (form, _index, worker) => {
      const { status } = await savePlayer(fans[worker] as Fan, form);
      statuses.push(status);
    });
    expect(statuses).toHaveLength(1000);
    expect(statuses.filter((status) => status !== 303 && status !== 400)).toEqual([]);
    expect(statuses.filter((status) => status === 303).length).toBeGreaterThan(500);
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThan(20);
    const ids = idsIn(server.dataDir, "profiles").filter((id) => !before.includes(id));
    expect(ids).toHaveLength(WORKERS);
    for (const id of ids) expect(await storedProfile(server.dataDir, id)).not.toBeNull();
  }, 120_000);

  it("are all there after a kill -9 in the middle, as far as they were acknowledged", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "kickabout-killed-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const doomed = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: "error" });
    const fans = await Promise.all(
      Array.from({ length: WORKERS }, () => practisedFan(doomed.address)),
    );
    const last = new Map<Fan, { acknowledged: number; sent: number }>();
    let saves = 0;
    const keepSaving = async (fan: Fan) => {
      for (let number = 1; number < 1000; number++) {
        const kept = last.get(fan)?.acknowledged ?? 0;
        last.set(fan, { acknowledged: kept, sent: number });
        const form = { ...goodPlayer, displayName: `Player ${number}` };
        const status = await savePlayer(fan, form).then(
          (reply) => reply.status,
          () => 0,
        );
        if (status !== 303) return;
        last.set(fan, { acknowledged: number, sent: number });
        saves += 1;
        if (saves === 200) doomed.process.kill("SIGKILL");
      }
    };
    await Promise.all(fans.map(keepSaving));
    expect(saves).toBeGreaterThanOrEqual(200);
    const again = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: "error" });
    onTestFinished(async () => {
      await again.stop();
    });
    for (const fan of fans) {
      const back = new Fan(again.address);
      back.plant(fan.session);
      const { text } = await back.see("/profile");
      const number = Number(/^Player (\d+)$/.exec(fieldOf(text, "displayName") ?? "")?.[1] ?? 0);
      const { acknowledged = 0, sent = 0 } = last.get(fan) ?? {};
      expect([acknowledged, sent]).toContain(number);
    }
    for (const id of idsIn(dataDir, "profiles")) {
      expect(await storedProfile(dataDir, id)).not.toBeNull();
    }
  }, 60_000);
});

describe("two forms of the same revision", () => {
  it("both save, and the second is told what it replaced", async () => {
    const fan = await practisedFan(server.address);
    await savePlayer(fan, { ...goodPlayer, revision: await revisionOn(fan) });
    const revision = await revisionOn(fan);
    const save = { ...goodPlayer, intent: "save", revision };
    expect(await saidAfter(fan, { ...save, displayName: "First" })).toBe(
      "Profile saved: Your identity is ready for kick-off.",
    );
    expect(await saidAfter(fan, { ...save, displayName: "Second" })).toMatch(
      /^Profile saved over another change: /,
    );
    expect(fieldOf((await fan.see("/profile")).text, "displayName")).toBe("Second");
  });

  it("tell so after a walk over the tabs without JavaScript, and after a random profile, too", async () => {
    const fan = await practisedFan(server.address);
    await savePlayer(fan, { ...goodPlayer, revision: "0" });
    const revision = await revisionOn(fan);
    await savePlayer(fan, { ...goodPlayer, displayName: "Other tab", revision });
    const draft = new URLSearchParams({ ...goodPlayer, revision, tab: "kits" });
    const onTab = await revisionOn(fan, `/profile?${draft}`);
    expect(onTab).toBe(revision);
    const random = await fan.post("/profile", { ...goodPlayer, revision, intent: "random" });
    expect(await revisionOn(fan, headerOf(random, "Location"))).toBe(revision);
    const save = { ...goodPlayer, intent: "save", revision: onTab };
    expect(await saidAfter(fan, save)).toMatch(/^Profile saved over another change: /);
  });

  it("of the settings: the second is told, and the player stays as it is", async () => {
    const fan = await practisedFan(server.address);
    await savePlayer(fan, goodPlayer);
    const form = { intent: "settings", revision: await revisionOn(fan, "/settings") };
    await fan.post("/settings", { ...form, favoriteColor: "#ff0000" });
    expect(await saidAfter(fan, { ...form, favoriteColor: "#00ff00" }, "/settings")).toMatch(
      /^Settings saved over another change: /,
    );
    const { text } = await fan.see("/profile");
    expect(fieldOf(text, "displayName")).toBe(goodPlayer.displayName);
  });
});
