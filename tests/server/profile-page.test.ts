import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";
import { headerOf, readable, setCookiesOf } from "./ask";
import { alertsOf, type Fan, idsIn, joinedFan, simulatedProviderFan } from "./fan";
import { serverForFile, serverForTest } from "./processes";
import {
  chosenOf,
  type Form,
  fieldOf,
  goodPlayer,
  messageOf,
  revisionOn,
  saidAfter,
  savePlayer,
} from "./profile-forms";

const server = serverForFile();

/** The profile that a page's form was filled from. */
async function filledForm(fan: Fan, path: string): Promise<Form> {
  const { text } = await fan.see(path);
  return {
    intent: "save",
    owner: fieldOf(text, "owner") ?? "",
    revision: fieldOf(text, "revision") ?? "",
    was: fieldOf(text, "was") ?? "",
  };
}

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

describe("a draft", () => {
  const draftsOf = (fan: Fan) => fan.cookieNames.filter((name) => name === "kb_draft");

  it.each<[string, Form, string]>([
    ["the dice", { intent: "random" }, "/profile?tab=details&draft=1"],
    ["a tab", { tab: "kits" }, "/profile?tab=kits&draft=1"],
    ["the help", { dialog: "kits" }, "/profile?tab=kits&dialog=kits&draft=1"],
    ["a preset", { "preset-homeKitColor": "#111827" }, "/profile?tab=kits&draft=1"],
    ["a preset of nothing", { "preset-x": "1" }, "/profile?tab=kits&draft=1"],
  ])("by %s is not in the address", async (_, button, address) => {
    const fan = await simulatedProviderFan(server.address);
    const form: Form = { ...goodPlayer, ...(await filledForm(fan, "/profile")), intent: "" };
    const reply = await fan.post("/profile", { ...form, ...button });
    expect([reply.status, headerOf(reply, "Location")]).toEqual([303, address]);
    const { text } = await fan.see(address);
    expect(text).toContain("Not saved yet.");
    if (button.intent !== "random") {
      expect(fieldOf(text, "dateOfBirth")).toBe(goodPlayer.dateOfBirth);
      const kit = button["preset-homeKitColor"] ?? goodPlayer.homeKitColor;
      expect(fieldOf(text, "homeKitColor")).toBe(kit);
    }
  });

  it("by the account page's dice is shown too", async () => {
    const fan = await simulatedProviderFan(server.address);
    const { text } = await fan.follow("/profile", { intent: "random" });
    expect(text).toContain("Not saved yet.");
  });

  it("is kept for the page and for its data, where no script and no other site reads it", async () => {
    const fan = await simulatedProviderFan(server.address);
    const form = await filledForm(fan, "/profile");
    const reply = await fan.post("/profile", { ...form, intent: "random" });
    const lines = setCookiesOf(reply).filter((line) => line.startsWith("kb_draft="));
    expect(lines.map((line) => /Path=([^;]*)/.exec(line)?.[1])).toEqual([
      "/profile",
      "/profile.data",
    ]);
    for (const line of lines) expect(line).toMatch(/Max-Age=3600;.*HttpOnly; SameSite=Lax/);
  });

  it("goes with a save, and with logging out", async () => {
    const fan = await simulatedProviderFan(server.address);
    const form = await filledForm(fan, "/profile");
    for (const end of [
      () => savePlayer(fan, { ...goodPlayer, ...form }),
      () => fan.post("/logout", {}),
    ]) {
      await fan.post("/profile", { ...form, intent: "random" });
      expect(draftsOf(fan)).toHaveLength(2);
      await end();
      expect(draftsOf(fan)).toEqual([]);
    }
  });

  it.each<[string, Form]>([
    [
      "200 characters in every text",
      Object.fromEntries(Object.keys(goodPlayer).map((field) => [field, "好".repeat(200)])),
    ],
    ["values that nobody knows", { gender: "x", position: "Sweeper", skinTone: "Green" }],
    ["markup", { displayName: '"><script>alert(1)</script>', homeKitColor: "</style><b>" }],
    ["names of objects", { hairStyle: "__proto__", hairColor: "constructor" }],
    ["no dates and numbers", { dateOfBirth: "yesterday", playerNumber: "NaN", revision: "zzz" }],
    ["half characters", { displayName: "\ud83d", country: "\u0000\u202e" }],
  ])("with %s gives a page, and a cookie that browsers take", async (_, draft) => {
    const fan = await simulatedProviderFan(server.address);
    const form = await filledForm(fan, "/profile");
    const reply = await fan.post("/profile", { ...form, ...draft, intent: "", tab: "kits" });
    for (const line of setCookiesOf(reply)) expect(line.length).toBeLessThan(4096);
    const { status, text } = await fan.see(headerOf(reply, "Location"));
    expect(status).toBe(200);
    expect(text).toContain('alt="Player avatar preview"');
    expect(text).toContain("Not saved yet.");
    expect(text).not.toContain("<script>alert(1)");
    expect(text).not.toContain("</style><b>");
  });

  it("is never saved by being looked at", async () => {
    const fan = await simulatedProviderFan(server.address);
    const before = idsIn(server.dataDir, "profiles");
    await fan.follow("/profile", { ...(await filledForm(fan, "/profile")), intent: "random" });
    expect(idsIn(server.dataDir, "profiles")).toEqual(before);
  });

  it("somebody else signed, or that an address brings along, is none", async () => {
    const fan = await simulatedProviderFan(server.address);
    fan.plant("kb_draft=eyJvd25lciI6IngifQ%3D%3D.AAAA", "/profile");
    const search = new URLSearchParams({ ...goodPlayer, draft: "1" });
    const { status, text } = await fan.see(`/profile?${search}`);
    expect(status).toBe(200);
    expect(fieldOf(text, "displayName")).toBe("Sunday Player");
  });
});

describe("the styles of hair", () => {
  const appearance = "/profile?tab=appearance";
  const picturesOf = (html: string) => html.match(/<img[^>]*view=head[^>]*>/g) ?? [];

  it("are pictures of the same head, that come when they are near", async () => {
    const fan = await simulatedProviderFan(server.address);
    const pictures = picturesOf((await fan.see(appearance)).text);
    expect(pictures).toHaveLength(27 + 6);
    for (const picture of pictures) expect(picture).toContain('loading="lazy"');
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
    expect(pictures.length).toBeGreaterThan(33);
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

describe("two forms of the same revision", () => {
  it("both save, and the second learns what it replaced", async () => {
    const fan = await simulatedProviderFan(server.address);
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

  it("of different tabs undo nothing of each other, and report no conflict", async () => {
    const fan = await simulatedProviderFan(server.address);
    await savePlayer(fan, goodPlayer);
    const form = await filledForm(fan, "/profile?tab=kits");
    expect(await saidAfter(fan, { ...goodPlayer, ...form, displayName: "Other tab" })).toBe(
      "Profile saved: Your identity is ready for kick-off.",
    );
    const kits = { ...goodPlayer, ...form, homeKitColor: "#abcdef" };
    expect(await saidAfter(fan, kits, "/profile?tab=kits")).toBe(
      "Profile saved: Your identity is ready for kick-off.",
    );
    const { text } = await fan.see("/profile");
    expect(fieldOf(text, "displayName")).toBe("Other tab");
    expect(fieldOf(text, "homeKitColor")).toBe("#abcdef");
  });

  it("undo nothing after a walk over the tabs without JavaScript, and keep what was changed on the way", async () => {
    const fan = await simulatedProviderFan(server.address);
    await savePlayer(fan, goodPlayer);
    const form = await filledForm(fan, "/profile");
    await savePlayer(fan, { displayName: "Other tab", revision: await revisionOn(fan) });
    const walk = { ...goodPlayer, ...form, intent: "", tab: "kits" };
    const { text } = await fan.follow("/profile", { ...walk, playerNumber: "9" });
    expect(fieldOf(text, "displayName")).toBe("Other tab");
    expect(fieldOf(text, "playerNumber")).toBe("9");
    expect(text).toContain("Not saved yet.");
    expect((await fan.follow("/profile", walk)).text).not.toContain("Not saved yet.");
  });

  it("undo nothing after one was refused", async () => {
    const fan = await simulatedProviderFan(server.address);
    await savePlayer(fan, goodPlayer);
    const form = await filledForm(fan, "/profile");
    await savePlayer(fan, { displayName: "Other tab", revision: await revisionOn(fan) });
    const wrong = { ...goodPlayer, ...form, intent: "save", homeKitColor: "sky" };
    const refused = await fan.post("/profile?tab=kits", wrong);
    expect(refused.status).toBe(400);
    expect(fieldOf(refused.text, "displayName")).toBe("Other tab");
    expect(refused.text).toContain('href="#homeKitColor"');
  });

  it("tell so after a walk over the tabs without JavaScript, and after a random profile, too", async () => {
    const fan = await simulatedProviderFan(server.address);
    await savePlayer(fan, { ...goodPlayer, revision: "0" });
    const { revision = "", owner = "" } = await filledForm(fan, "/profile");
    await savePlayer(fan, { ...goodPlayer, displayName: "Other tab", revision });
    const form = { ...goodPlayer, owner, revision };
    const onTab =
      fieldOf((await fan.follow("/profile", { ...form, tab: "kits" })).text, "revision") ?? "";
    expect(onTab).toBe(revision);
    const random = await fan.follow("/profile", { ...form, intent: "random" });
    expect(fieldOf(random.text, "revision")).toBe(revision);
    const save = { ...goodPlayer, intent: "save", revision: onTab };
    expect(await saidAfter(fan, save)).toMatch(/^Profile saved over another change: /);
  });

  it("of the settings: the second learns of it, and the player stays as it is", async () => {
    const fan = await simulatedProviderFan(server.address);
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
