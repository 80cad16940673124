import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it, onTestFinished } from "vitest";
import { defaultProfile } from "~/profile/profile";
import { settingsTexts } from "~/profile/settings-texts";
import { startServer } from "../fixtures/server";
import { headerOf, readable, setCookiesOf } from "./ask";
import { alertsOf, Fan, idsIn, practisedFan } from "./fan";
import { serverForFile } from "./processes";
import {
  chosenOf,
  type Form,
  fieldOf,
  goodPlayer,
  inParallel,
  messageOf,
  profileForms,
  savePlayer,
  storedProfile,
} from "./profile-forms";

const WORKERS = 20;
const server = serverForFile();

const newFans = () =>
  Promise.all(Array.from({ length: WORKERS }, () => practisedFan(server.address)));

/** The page after a save, with what the save has to say. */
async function saidAfter(fan: Fan, form: Form, path = "/profile?tab=details"): Promise<string> {
  const { status, headers } = await fan.post(path, form);
  expect(status).toBe(303);
  return messageOf((await fan.see(String(headers.location))).text);
}

const revisionOn = async (fan: Fan, path = "/profile") =>
  fieldOf((await fan.see(path)).text, "revision") ?? "";

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

describe("a form that can't be saved", () => {
  it("with a wrong date comes back with a text next to it and all that was typed", async () => {
    const fan = await practisedFan(server.address);
    const form = {
      ...goodPlayer,
      dateOfBirth: "2999-01-01",
      playerNumber: "",
      homeKitColor: "sky",
    };
    const reply = await fan.post("/profile?tab=kits", { ...form, intent: "save", revision: "0" });
    expect(reply.status).toBe(400);
    const html = readable(reply.text);
    for (const text of [
      "Enter a real date of birth that is not in the future.",
      "Enter a number from 0 to 99.",
      "Choose a colour for the home kit.",
    ]) {
      expect(alertsOf(reply)).toContain(text);
      expect(html).toContain(`class="field-error">${text}`);
    }
    // What is wrong is in sight on every tab; what is neither wrong nor on this one is no more than its value.
    expect(html).toMatch(/<input type="hidden" name="hairStyle"/);
    expect(html).not.toMatch(/<input type="hidden" name="dateOfBirth"/);
    expect(fieldOf(reply.text, "displayName")).toBe(goodPlayer.displayName);
    expect(fieldOf(reply.text, "dateOfBirth")).toBe("2999-01-01");
    expect(chosenOf(reply.text, "country")).toBe("South Africa");
    expect(chosenOf(reply.text, "hairStyle")).toBe("LongHairCurly");
  });

  it("since the data is locked says so with 503 and what was typed [text:profile.failed] [text:settings.failed]", async () => {
    const fan = await practisedFan(server.address);
    const lock = new Database(join(server.dataDir, "kickabout.db"));
    lock.exec("BEGIN IMMEDIATE");
    try {
      const player = await savePlayer(fan, { ...goodPlayer, revision: "0" });
      expect(player.status).toBe(503);
      expect(alertsOf(player)).toBe("Save failed: We couldn't update your profile. Try again.");
      expect(fieldOf(player.text, "displayName")).toBe(goodPlayer.displayName);
      expect(chosenOf(player.text, "position")).toBe("Goalkeeper");
      const choices = { favoriteColor: "#ff8800", emailHighlights: "on", theme: "dark" };
      const settings = await fan.post("/settings", {
        intent: "settings",
        revision: "0",
        ...choices,
      });
      expect(settings.status).toBe(503);
      expect(readable(settings.text).replace(/<[^>]*>/g, "")).toContain(
        "Save failed: We couldn't update your settings. Try again.",
      );
      expect(fieldOf(settings.text, "favoriteColor")).toBe("#ff8800");
      expect(/<input[^>]*name="emailHighlights"[^>]*>/.exec(settings.text)?.[0]).toContain(
        'checked=""',
      );
      expect(chosenOf(settings.text, "theme")).toBe("dark");
    } finally {
      lock.exec("ROLLBACK");
      lock.close();
    }
    expect((await savePlayer(fan, { ...goodPlayer, revision: "0" })).status).toBe(303);
  });

  it("since its sender was logged out waits in the address until they are back", async () => {
    const visitor = new Fan(server.address);
    const { status, headers } = await savePlayer(visitor, { ...goodPlayer, revision: "3" });
    expect(status).toBe(303);
    const address = String(headers.location);
    const { text } = await visitor.see(address);
    expect(text).toContain("Log in to build your profile");
    expect(messageOf(text)).toContain("Please log in again.");
    const fan = await practisedFan(server.address);
    const page = await fan.see(address);
    expect(fieldOf(page.text, "displayName")).toBe(goodPlayer.displayName);
    expect(page.text).toContain("Not saved yet.");
  });
});

describe("a draft in the address", () => {
  it.each<[string, Form]>([
    [
      "5,000 characters in every text",
      { displayName: "n".repeat(5000), country: "c".repeat(5000) },
    ],
    ["values that nobody knows", { gender: "x", position: "Sweeper", skinTone: "Green" }],
    ["markup", { displayName: '"><script>alert(1)</script>', homeKitColor: "</style><b>" }],
    ["names of objects", { hairStyle: "__proto__", hairColor: "constructor", tab: "toString" }],
    ["no dates and numbers", { dateOfBirth: "yesterday", playerNumber: "NaN", revision: "zzz" }],
    ["half characters", { displayName: "\ud83d", country: "\u0000\u202e" }],
  ])("with %s gives a page", async (_, draft) => {
    const fan = await practisedFan(server.address);
    const { status, text } = await fan.see(`/profile?${new URLSearchParams(draft)}`);
    expect(status).toBe(200);
    expect(text).toContain('alt="Player avatar preview"');
    expect(text).not.toContain("<script>alert(1)");
    expect(text).not.toContain("</style><b>");
  });

  it("is never saved by being looked at", async () => {
    const fan = await practisedFan(server.address);
    const before = idsIn(server.dataDir, "profiles");
    await fan.see(`/profile?${new URLSearchParams(goodPlayer)}`);
    expect(idsIn(server.dataDir, "profiles")).toEqual(before);
  });
});

describe("the settings' form", () => {
  it("saves accent and messages, and the next page of any kind wears the accent", async () => {
    const fan = await practisedFan(server.address);
    const revision = await revisionOn(fan, "/settings");
    const form = { intent: "settings", revision, favoriteColor: "#b91c1c", emailHighlights: "on" };
    expect(await saidAfter(fan, form, "/settings")).toBe("Settings saved: Preferences updated.");
    for (const path of ["/", "/settings", "/about"]) {
      const { text } = await fan.see(path);
      expect(/<style>[\s\S]*?<\/style>/.exec(text)?.[0]).toContain("--accent-light:#b91c1c");
    }
    const { text } = await fan.see("/settings");
    expect(/<input[^>]*name="emailHighlights"[^>]*>/.exec(text)?.[0]).toContain('checked=""');
    expect(/<input[^>]*name="dailyStreakTips"[^>]*>/.exec(text)?.[0]).not.toContain("checked");
  });

  it.each(["red", "#12", "", "</style><script>alert(1)</script>"])(
    "takes %j for the default accent",
    async (favoriteColor) => {
      const fan = await practisedFan(server.address);
      await fan.post("/settings", { intent: "settings", revision: "0", favoriteColor });
      const { text } = await fan.see("/settings");
      expect(fieldOf(text, "favoriteColor")).toBe(`#${defaultProfile.favoriteColor}`);
      expect(text).not.toContain("<script>alert(1)");
    },
  );

  it("of a visitor sets cookies for the device, and only those", async () => {
    const visitor = new Fan(server.address);
    const reply = await visitor.post("/settings", {
      intent: "settings",
      theme: "dark",
      motion: "x",
    });
    expect(reply.status).toBe(303);
    const cookies = setCookiesOf(reply).filter((cookie) => !cookie.startsWith("kb_flash="));
    expect(cookies[0]).toBe("theme=dark; Path=/; Max-Age=31536000; SameSite=Lax");
    const { text } = await visitor.see("/about");
    expect(/<html[^>]*>/.exec(text)?.[0]).toContain('data-theme="dark"');
  });

  it("that a visitor's page sends leaves the settings of whoever is signed in by now alone", async () => {
    const fan = await practisedFan(server.address);
    await fan.post("/settings", { intent: "settings", revision: "0", favoriteColor: "#ff0000" });
    await fan.post("/settings", { intent: "settings", theme: "dark" });
    const { text } = await fan.see("/settings");
    expect(fieldOf(text, "favoriteColor")).toBe("#ff0000");
    expect(chosenOf(text, "theme")).toBe("dark");
  });

  it("of somebody who is logged out by now saves nothing and asks to log in", async () => {
    const visitor = new Fan(server.address);
    const form = { intent: "settings", revision: "1", favoriteColor: "#ff0000" };
    const { status, headers } = await visitor.post("/settings", form);
    expect([status, headers.location]).toEqual([303, "/settings?dialog=login"]);
    expect(messageOf((await visitor.see("/settings")).text)).toContain(settingsTexts.loginAgain);
  });
});

describe("the Testing panel", () => {
  it.each([
    ["", "Enter a URL to test."],
    ["   ", "Enter a URL to test."],
    ["http://", "Enter a valid URL to test."],
    ["not a url", "Enter a valid URL to test."],
    [
      "http://127.0.0.1/",
      "No Firebase session found. Sign in with a Firebase-backed account to test requests.",
    ],
  ])("answers %j", async (url, problem) => {
    const fan = await practisedFan(server.address);
    const { status, text } = await fan.post("/settings", { intent: "test-api", url });
    expect(status).toBe(400);
    expect(readable(text)).toContain(`class="field-error">${problem}`);
    expect(fieldOf(text, "url")).toBe(url);
  });
});
