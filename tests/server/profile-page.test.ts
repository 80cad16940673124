import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";
import { headerOf, readable } from "./ask";
import { alertsOf, joinedFan, simulatedProviderFan } from "./fan";
import { serverForFile, serverForTest } from "./processes";
import { chosenOf, fieldOf, filledForm, goodPlayer, messageOf, savePlayer } from "./profile-forms";

const server = serverForFile();

describe("a form that can't be saved", () => {
  it("with a wrong date comes back with a text next to it and all that was typed", async () => {
    const fan = await simulatedProviderFan(server.address);
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
    // Problems show on every tab; a valid field of another tab is only a hidden value.
    expect(html).toMatch(/<input type="hidden" name="hairStyle"/);
    expect(html).not.toMatch(/<input type="hidden" name="dateOfBirth"/);
    expect(fieldOf(reply.text, "displayName")).toBe(goodPlayer.displayName);
    expect(fieldOf(reply.text, "dateOfBirth")).toBe("2999-01-01");
    expect(chosenOf(reply.text, "country")).toBe("South Africa");
    expect(chosenOf(reply.text, "hairStyle")).toBe("LongHairCurly");
  });

  it("with a year of birth before 1900 says which years there are", async () => {
    const fan = await simulatedProviderFan(server.address);
    const reply = await savePlayer(fan, { ...goodPlayer, dateOfBirth: "1899-12-31" });
    expect(reply.status).toBe(400);
    expect(alertsOf(reply)).toBe("Enter a date of birth from 1900 on.");
    expect(readable(reply.text)).toContain(
      'class="field-error">Enter a date of birth from 1900 on.',
    );
    expect(fieldOf(reply.text, "dateOfBirth")).toBe("1899-12-31");
  });

  it("since the data is locked says so with 503 and what was typed", async () => {
    const fan = await simulatedProviderFan(server.address);
    const lock = new SqliteConnection(join(server.dataDir, "kickabout.db"));
    lock.exec("BEGIN IMMEDIATE");
    try {
      const choices = { favoriteColor: "#ff8800", emailHighlights: "on", theme: "dark" };
      const [player, settings] = await Promise.all([
        savePlayer(fan, { ...goodPlayer, revision: "0" }),
        fan.post("/settings", { intent: "settings", revision: "0", ...choices }),
      ]);
      expect(player.status).toBe(503);
      expect(alertsOf(player)).toBe("Save failed: We couldn't update your profile. Try again.");
      expect(fieldOf(player.text, "displayName")).toBe(goodPlayer.displayName);
      expect(chosenOf(player.text, "position")).toBe("Goalkeeper");
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

  it("since nothing can be read says so in the page, with what was typed", async () => {
    const fan = await simulatedProviderFan(server.address);
    const database = new SqliteConnection(join(server.dataDir, "kickabout.db"));
    database.exec("ALTER TABLE documents RENAME TO documents_gone");
    try {
      const form = { ...goodPlayer, position: "Sweeper", revision: "0" };
      const player = await savePlayer(fan, form);
      expect(player.status).toBe(503);
      expect(alertsOf(player)).toBe("Save failed: We couldn't update your profile. Try again.");
      expect(player.text).toContain('alt="Player avatar preview"');
      for (const name of ["displayName", "playerNumber", "dateOfBirth", "homeKitColor"]) {
        expect(fieldOf(player.text, name), name).toBe(goodPlayer[name]);
      }
      expect(chosenOf(player.text, "position")).toBe("Sweeper");
      const settings = await fan.post("/settings", {
        intent: "settings",
        revision: "0",
        favoriteColor: "#ff8800",
        theme: "dark",
      });
      expect(settings.status).toBe(503);
      expect(readable(settings.text).replace(/<[^>]*>/g, "")).toContain(
        "Save failed: We couldn't update your settings. Try again.",
      );
      expect(fieldOf(settings.text, "favoriteColor")).toBe("#ff8800");
      expect(chosenOf(settings.text, "theme")).toBe("dark");
    } finally {
      database.exec("ALTER TABLE documents_gone RENAME TO documents");
      database.close();
    }
    expect((await savePlayer(fan, { ...goodPlayer, revision: "0" })).status).toBe(303);
  });

  it("since its sender was logged out waits until they are back, and for nobody else", async () => {
    const fan = await joinedFan(server.address);
    const form = await filledForm(fan, "/profile");
    fan.plant("__session=ended");
    const reply = await savePlayer(fan, { ...goodPlayer, ...form });
    expect([reply.status, headerOf(reply, "Location")]).toEqual([
      303,
      "/profile?tab=details&draft=1&dialog=login",
    ]);
    const { text } = await fan.see(headerOf(reply, "Location"));
    expect(text).toContain("Log in to build your profile");
    expect(messageOf(text)).toContain("Please log in again.");

    await fan.logInBySimulatedProvider();
    const others = await fan.see("/profile?draft=1");
    expect(fieldOf(others.text, "displayName")).toBe("Sunday Player");
    expect(others.text).not.toContain("Not saved yet.");
    fan.plant("__session=ended");

    await fan.login();
    const page = await fan.see("/profile?draft=1");
    expect(fieldOf(page.text, "displayName")).toBe(goodPlayer.displayName);
    expect(fieldOf(page.text, "dateOfBirth")).toBe(goodPlayer.dateOfBirth);
    expect(page.text).toContain("Not saved yet.");
    expect((await fan.see("/profile")).text).not.toContain("Not saved yet.");
  });
});

describe("the styles of hair", () => {
  const appearance = "/profile?tab=appearance";
  const picturesOf = (html: string) => html.match(/<svg viewBox="22 2 236 236".*?<\/svg>/g) ?? [];

  it("are pictures of one's own head and shirt, all of one kept file", async () => {
    const fan = await simulatedProviderFan(server.address);
    const pictures = picturesOf((await fan.see(appearance)).text);
    expect(pictures).toHaveLength(27 + 6);
    for (const picture of pictures) {
      expect(picture).toContain('color="#0ea5e9"');
      expect(picture).toMatch(/<use href="\/assets\/heads-[\w-]+\.svg#head">/);
    }
    expect(pictures[13]).toMatch(/#LongHairBob"><\/use><\/svg>$/);
    expect(pictures.at(-1)).toMatch(/#ShortHairShortFlat">.*#MoustacheMagnum"><\/use><\/svg>$/);
  });

  it.each<[string, Record<string, string>]>([
    ["lite pages", { Cookie: "data=lite" }],
    ["less data", { "Save-Data": "on" }],
  ])("are only named for who wants %s", async (_, headers) => {
    const fan = await simulatedProviderFan(server.address);
    if (headers.Cookie) fan.plant(headers.Cookie);
    const { text } = await fan.see(appearance, headers["Save-Data"] ? headers : {});
    expect(picturesOf(text)).toEqual([]);
    expect(text).toMatch(/<input[^>]*value="LongHairBob"[^>]*\/><span>Bob<\/span>/);
    expect(text).toContain('alt="Player avatar preview"');
  });
});

describe("another service for avatars", () => {
  it("draws those of every page, and the policy allows pictures of its origin alone", async () => {
    const { address } = await serverForTest({ AVATAR_SERVICE_URL: "https://avatars.example/svg" });
    const fan = await simulatedProviderFan(address);
    const reply = await fan.see("/profile?tab=appearance");
    const pictures = reply.text.match(/<img[^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThan(1);
    for (const picture of pictures) expect(picture).toContain('src="https://avatars.example/svg?');
    const policy = headerOf(reply, "Content-Security-Policy").split("; ");
    expect(policy).toContain("img-src 'self' data: https://avatars.example");
    expect(policy.filter((directive) => directive.includes("avatars.example"))).toHaveLength(1);
  });

  it("is there only where it is set", async () => {
    const fan = await simulatedProviderFan(server.address);
    const reply = await fan.see("/profile");
    expect(headerOf(reply, "Content-Security-Policy")).toContain("img-src 'self' data:;");
    expect(reply.text).toContain('src="/avatar.svg?avatarStyle=Transparent&amp;');
  });
});
