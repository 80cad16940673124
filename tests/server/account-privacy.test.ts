import { describe, expect, it } from "vitest";
import { startServer } from "../fixtures/server";
import { ask, headerOf, setCookiesOf } from "./ask";
import { dialogAt, emailToken, Fan, joinedFan, popupToken, simulatedProviderFan } from "./fan";
import { endingOf, folderForTest, serverForFile } from "./processes";

const server = serverForFile();
const pages = ["/", "/?dialog=login", "/?dialog=signup", "/account", "/notifications", "/about"];
const scripts = ["/_root.data", "/account.data", "/about.data"];

describe.each([...pages, ...scripts])("a visitor's %s", (path) => {
  it("says nothing of anybody, and pages may be kept by all", async () => {
    const fan = await simulatedProviderFan(server.address);
    await fan.see(path);
    const reply = await ask(server.address, path);
    expect(reply.status).toBe(200);
    expect(setCookiesOf(reply)).toEqual([]);
    const cacheControl = scripts.includes(path) ? /^no-store$/ : /^public, max-age=0, s-maxage=60/;
    expect(headerOf(reply, "Cache-Control")).toMatch(cacheControl);
    expect(headerOf(reply, "Vary")).toMatch(/\bCookie\b/);
    expect(reply.text).not.toContain("players.");
  });

  it("is one's own alone with a session, good or not", async () => {
    const fan = await simulatedProviderFan(server.address);
    const stranger = new Fan(server.address);
    stranger.plant("__session=garbage");
    for (const browser of [fan, stranger]) {
      const reply = await browser.see(path);
      expect(headerOf(reply, "Cache-Control")).toBe("private, no-store");
      expect(headerOf(reply, "Vary")).toMatch(/\bCookie\b/);
    }
  });
});

describe("a page that must not be kept", () => {
  it.each([
    ["with what was refused", 400, "/login", { email: "a@b.example" }],
    ["that is not there", 405, "/no-such-page", {}],
  ])("is not: one %s", async (_, status, path, fields) => {
    const reply = await new Fan(server.address).post(path, fields);
    expect(reply.status).toBe(status);
    expect(headerOf(reply, "Cache-Control")).toContain("no-store");
  });

  it("is one with a message that was for one visitor", async () => {
    const fan = await simulatedProviderFan(server.address);
    const page = await fan.follow("/logout", {});
    expect(page.text).toContain("You are logged out");
    expect(headerOf(page, "Cache-Control")).toBe("private, no-store");
  });
});

it("no secret and no e-mail of a whole life with an account gets into the log", async () => {
  const DATA_DIR = folderForTest();
  const own = await startServer({ DATA_DIR, LOG_LEVEL: "debug" });
  const ending = endingOf(own.process);
  const secrets = await liveWithAnAccount(own.address, DATA_DIR).finally(own.stop);
  const { error } = await ending;
  const log = own.output() + error;
  expect(log).toContain("/account/reset");
  expect(secrets.length).toBeGreaterThan(10);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect(log.includes(secret), secret).toBe(false);
    expect(log.includes(encodeURIComponent(secret)), secret).toBe(false);
  }
});

/** Joins, logs in and out, verifies, resets, exchanges and deletes; returns every secret involved. */
async function liveWithAnAccount(address: string, dataDir: string): Promise<string[]> {
  const fan = await joinedFan(address);
  const secrets = [fan.email, fan.password, ...sessionSecrets(fan)];
  const tokenOf = async (page: "verify" | "reset") => {
    await expect.poll(() => emailToken(dataDir, fan.email, page)).not.toBeNull();
    return emailToken(dataDir, fan.email, page) ?? "";
  };
  const verify = await tokenOf("verify");
  await fan.see(`/account/verify?token=${verify}`);
  await fan.post(`/account/verify?token=${verify}`, {});
  await fan.post(`/account/verify?token=${verify}x`, {});
  await fan.post("/logout", {});
  await fan.login({ password: "a-wrong-password" });
  await fan.post(dialogAt("forgot"), { intent: "forgot", email: fan.email });
  const reset = await tokenOf("reset");
  const again = new Fan(address, fan.email, "the-new-password");
  await again.see(`/account/reset?token=${reset}`);
  await again.post(`/account/reset?token=${reset}`, { password: again.password });
  await again.login();
  const sessions = sessionSecrets(again);
  const idToken = await popupToken(address);
  const exchange = (token: string) =>
    again.elsewhere().post("/session", {}, { Authorization: `Bearer ${token}` });
  await exchange(idToken);
  await exchange(`${idToken}x`);
  const form = { intent: "delete", confirmation: "DELETE" };
  await again.post("/account", { ...form, password: "another-wrong-password" });
  const deleted = await again.post("/account", { ...form, password: again.password });
  expect(deleted.status).toBe(303);
  const passwords = ["a-wrong-password", again.password, "another-wrong-password"];
  return [...secrets, ...sessions, ...passwords, verify, reset, idToken];
}

/** A session's cookie, and its content. */
function sessionSecrets({ session }: Fan): string[] {
  const value = decodeURIComponent(session.slice(session.indexOf("=") + 1));
  const [data = "", signature = ""] = value.split(".");
  return [value, signature, JSON.parse(Buffer.from(data, "base64").toString())];
}
