import { describe, expect, it } from "vitest";
import { defaultProfile } from "~/people/profile/profile";
import { settingsTexts } from "~/people/profile/settings/settings-texts";
import { headerOf, readable, setCookiesOf } from "./ask";
import { Fan, idsIn, joinedFan, simulatedProviderFan, stopPathIn, storeIn, userIdIn } from "./fan";
import { serverForFile } from "./processes";
import {
  chosenOf,
  fieldOf,
  messageOf,
  revisionOn,
  saidAfter,
  storedProfile,
} from "./profile-forms";

const server = serverForFile();

/** Whether a page's switch is on. */
const isOn = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0].includes("checked") ?? null;

describe("the settings' form", () => {
  it("saves accent and messages, and the next page of any kind wears the accent", async () => {
    const fan = await simulatedProviderFan(server.address);
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
      const fan = await simulatedProviderFan(server.address);
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

  it("that a visitor's page sends changes nothing for a user who has signed in since", async () => {
    const fan = await simulatedProviderFan(server.address);
    await fan.post("/settings", { intent: "settings", revision: "0", favoriteColor: "#ff0000" });
    await fan.post("/settings", { intent: "settings", theme: "dark" });
    const { text } = await fan.see("/settings");
    expect(fieldOf(text, "favoriteColor")).toBe("#ff0000");
    expect(chosenOf(text, "theme")).toBe("dark");
  });

  it("of a user who has been logged out saves nothing, asks to log in and keeps what was chosen for them", async () => {
    const fan = await joinedFan(server.address);
    const { text: before } = await fan.see("/settings");
    const owner = fieldOf(before, "owner") ?? "";
    const form = { intent: "settings", revision: "0", owner, favoriteColor: "#ff0000" };
    fan.plant("__session=ended");
    const { status, headers } = await fan.post("/settings", { ...form, emailHighlights: "on" });
    expect([status, headers.location]).toEqual([303, "/settings?draft=1&dialog=login"]);
    const { text } = await fan.see("/settings?draft=1&dialog=login");
    expect(messageOf(text)).toContain(settingsTexts.loginAgain);

    await fan.logInBySimulatedProvider();
    const others = await fan.see("/settings?draft=1");
    expect(fieldOf(others.text, "favoriteColor")).toBe(`#${defaultProfile.favoriteColor}`);
    expect(others.text).not.toContain("Not saved yet.");
    fan.plant("__session=ended");

    await fan.login();
    const own = (await fan.see("/settings?draft=1")).text;
    expect(own).toContain("Not saved yet.");
    expect(fieldOf(own, "favoriteColor")).toBe("#ff0000");
    expect(isOn(own, "emailHighlights")).toBe(true);
    expect(isOn(own, "dailyStreakTips")).toBe(false);
    await fan.post("/settings", form);
    expect(fan.cookieNames).not.toContain("kb_draft");
    expect((await fan.see("/settings?draft=1")).text).not.toContain("Not saved yet.");
  });
});

describe("e-mail recaps", () => {
  const recapsOn = (html: string) => /<input[^>]*name="emailHighlights"[^>]*>/.exec(html)?.[0];

  /** A user whose provider gave no e-mail, as with a phone number or an anonymous account. */
  async function fanWithoutEmail(): Promise<Fan> {
    const before = idsIn(server.dataDir, "accounts");
    const fan = await simulatedProviderFan(server.address);
    const [id = ""] = idsIn(server.dataDir, "accounts").filter((each) => !before.includes(each));
    const store = storeIn(server.dataDir);
    await store.set("accounts", id, { email: "" }, { merge: true });
    await store.close();
    return fan;
  }

  it("can't be chosen without an e-mail, and the page says what to do", async () => {
    const fan = await fanWithoutEmail();
    const { text } = await fan.see("/settings");
    expect(recapsOn(text)).toContain('disabled=""');
    expect(recapsOn(text)).not.toContain("checked");
    const note = /aria-describedby="([^"]+)"/.exec(recapsOn(text) ?? "")?.[1];
    expect(readable(text)).toContain(
      `<p id="${note}" class="muted">Add an email to your account to enable email updates.</p>`,
    );
  });

  it("stay off without an e-mail, whatever a form says", async () => {
    const fan = await fanWithoutEmail();
    const revision = await revisionOn(fan, "/settings");
    const form = { intent: "settings", revision, emailHighlights: "on", dailyStreakTips: "on" };
    expect(await saidAfter(fan, form, "/settings")).toBe("Settings saved: Preferences updated.");
    expect(recapsOn((await fan.see("/settings")).text)).not.toContain("checked");
  });

  it("are ended by the footer's link, which writes nothing once the account is gone", async () => {
    const fan = await joinedFan(server.address);
    const id = userIdIn(server.dataDir, fan.email);
    const path = stopPathIn(server.dataDir, id);
    await fan.post("/settings", { intent: "settings", revision: "0", emailHighlights: "on" });
    expect(recapsOn((await fan.see("/settings")).text)).toContain("checked");
    expect(readable((await fan.elsewhere().post(path, {})).text)).toContain("no more recaps");
    expect(recapsOn((await fan.see("/settings")).text)).not.toContain("checked");

    const { password } = fan;
    const form = { intent: "delete", confirmation: "DELETE", password };
    expect((await fan.post("/account", form)).status).toBe(303);
    expect(idsIn(server.dataDir, "profiles")).not.toContain(id);
    const reply = await fan.elsewhere().post(path, {});
    expect(reply.status).toBe(200);
    expect(readable(reply.text)).toContain("Done: no more recaps.");
    expect(idsIn(server.dataDir, "profiles")).not.toContain(id);
  });

  it("can be chosen with one", async () => {
    const fan = await simulatedProviderFan(server.address);
    const { text } = await fan.see("/settings");
    expect(recapsOn(text)).not.toContain("disabled");
    expect(readable(text)).not.toContain("Add an email to your account");
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
    const fan = await simulatedProviderFan(server.address);
    const { status, text } = await fan.post("/settings", { intent: "test-api", url });
    expect(status).toBe(400);
    expect(readable(text)).toContain(`class="field-error">${problem}`);
    expect(fieldOf(text, "url")).toBe(url);
  });

  it("stays with the typed URL, and says what is missing, after the session has ended", async () => {
    const visitor = new Fan(server.address);
    const form = { intent: "test-api", url: "https://api.example/players" };
    const { status, text } = await visitor.post("/settings", form);
    expect(status).toBe(400);
    expect(readable(text)).toContain(
      'class="field-error">No Firebase session found. Sign in with a Firebase-backed account to test requests.',
    );
    expect(fieldOf(text, "url")).toBe(form.url);
    expect((await visitor.see("/settings")).text).not.toContain("Test API");
  });

  it("has 30 tests in ten minutes for each, says so in the page and when there is another", async () => {
    const fan = await simulatedProviderFan(server.address);
    const test = () => fan.post("/settings", { intent: "test-api", url: "https://api.example" });
    for (let count = 0; count < 30; count++) expect((await test()).status).toBe(400);
    const reply = await test();
    expect(reply.status).toBe(429);
    expect(Number(headerOf(reply, "Retry-After"))).toBeGreaterThan(500);
    expect(readable(reply.text)).toContain(
      'class="field-error">That was 30 tests within ten minutes. Wait a bit before the next one.',
    );
    expect(fieldOf(reply.text, "url")).toBe("https://api.example");
    const other = await simulatedProviderFan(server.address);
    const answer = await other.post("/settings", {
      intent: "test-api",
      url: "https://api.example",
    });
    expect(answer.status).toBe(400);
  });
});

describe("'Show me in tables'", () => {
  const switchOf = (html: string) => isOn(html, "inTables");

  it("is off until it is chosen, stays when a tab that never changed it saves, and goes again", async () => {
    const fan = new Fan(server.address);
    await fan.join({ name: "Thandi Mokoena" });
    const { text } = await fan.see("/settings");
    expect(switchOf(text)).toBe(false);
    expect(text).toContain("As Thandi Mokoena, with your player");
    const revision = await revisionOn(fan, "/settings");
    const form = { intent: "settings", revision, favoriteColor: "#b91c1c" };
    await fan.post("/settings", { ...form, inTables: "on" });
    expect(switchOf((await fan.see("/settings")).text)).toBe(true);
    await fan.post("/settings", form);
    expect(switchOf((await fan.see("/settings")).text)).toBe(true);
    await fan.post("/settings", { ...form, wasInTables: "on" });
    expect(switchOf((await fan.see("/settings")).text)).toBe(false);
  });

  it("writes the name that tables show into the profile of who has none", async () => {
    const fan = new Fan(server.address);
    await fan.join({ name: "Thandi Mokoena" });
    await fan.post("/settings", { intent: "settings", revision: "0", inTables: "on" });
    const stored = await storedProfile(server.dataDir, userIdIn(server.dataDir, fan.email));
    expect(stored?.profile.displayName).toBe("Thandi Mokoena");
  });
});
