import { describe, expect, it } from "vitest";
import { headerOf, type Reply, readable, testHooks } from "./ask";
import {
  alertsOf,
  dialogAt,
  emailToken,
  Fan,
  idsIn,
  joinedFan,
  simulatedProviderFan,
  storeIn,
} from "./fan";
import { serverForFile, serverForTest } from "./processes";

const server = serverForFile();
const HOUR_MS = 60 * 60_000;
const deadLink =
  "This link has expired or was used already. Ask for a new one and use it within an hour.";

const later = (ms: number) => testHooks({ now: new Date(Date.now() + ms).toISOString() });
const textOf = ({ text }: Reply) => readable(text);

/** The token of the newest email, which may be written just after the response. */
async function tokenFor({ email }: Fan, page: "verify" | "reset"): Promise<string> {
  await expect.poll(() => emailToken(server.dataDir, email, page)).not.toBeNull();
  return emailToken(server.dataDir, email, page) ?? "";
}

/** A fan whose account has no address, as with a provider that gives none. */
async function fanWithoutEmail(): Promise<Fan> {
  const fan = await joinedFan(server.address);
  const store = storeIn(server.dataDir);
  for (const id of idsIn(server.dataDir, "accounts")) {
    const account = await store.get("accounts", id);
    if (account?.email === fan.email)
      await store.set("accounts", id, { email: "" }, { merge: true });
  }
  await store.close();
  return fan;
}

describe("the account page", () => {
  it("shows who one is, and what a visitor finds there", async () => {
    const fan = await joinedFan(server.address);
    const own = textOf(await fan.see("/account"));
    for (const part of [fan.email, "Verification needed", "Change password", "Delete account"]) {
      expect(own).toContain(part);
    }
    const visitors = textOf(await new Fan(server.address).see("/account"));
    expect(visitors).toContain("Log in to see your account");
    expect(visitors).not.toContain("Delete account");
  });

  it("hands out all that is kept, without a secret, and to nobody else", async () => {
    const fan = await joinedFan(server.address);
    const reply = await fan.see("/account/data");
    expect(headerOf(reply, "Cache-Control")).toBe("private, no-store");
    expect(JSON.parse(reply.text).account.email).toBe(fan.email);
    expect(reply.text).not.toMatch(/scrypt|passwordHash/);
    expect((await new Fan(server.address).see("/account/data")).status).toBe(302);
  });
});

describe("verifying an e-mail", () => {
  it("is by a letter whose link works once, for an hour, by a press", async () => {
    const fan = await joinedFan(server.address);
    const page = await fan.follow("/account", { intent: "verify" });
    expect(textOf(page)).toContain("Verification link sent");
    const link = `/account/verify?token=${await tokenFor(fan, "verify")}`;
    const shown = await fan.see(link);
    expect(headerOf(shown, "Referrer-Policy")).toMatch(/, strict-origin$/);
    expect(headerOf(shown, "Cache-Control")).toBe("private, no-store");
    expect(textOf(await fan.see("/account"))).toContain("Verification needed");
    const late = await fan.post(link, {}, later(HOUR_MS + 1000));
    expect(late.status).toBe(400);
    expect(alertsOf(late)).toBe(deadLink);
    expect(textOf(await fan.follow(link, {}))).toContain("Your email is verified");
    expect(textOf(await fan.see("/account"))).not.toContain("Verification needed");
    expect(alertsOf(await fan.post(link, {}))).toBe(deadLink);
  });

  it("says at once that a link is used up or too old, without a press that can only fail", async () => {
    const fan = await joinedFan(server.address);
    const link = `/account/verify?token=${await tokenFor(fan, "verify")}`;
    const fresh = await fan.see(link);
    expect([fresh.status, alertsOf(fresh)]).toEqual([200, ""]);
    expect(textOf(fresh)).toContain("Verify my email");
    await fan.post(link, {});
    for (const dead of [
      await fan.see(link),
      await fan.elsewhere().see(link),
      await fan.see("/account/verify"),
    ]) {
      expect([dead.status, alertsOf(dead)]).toEqual([400, deadLink]);
      expect(textOf(dead)).not.toContain("Verify my email");
      expect(textOf(dead)).toContain("Go to your account");
    }
    const other = await joinedFan(server.address);
    const late = `/account/verify?token=${await tokenFor(other, "verify")}`;
    expect((await other.see(late, later(HOUR_MS + 1000))).status).toBe(400);
    expect((await other.see(late)).status).toBe(200);
  });

  it("needs one", async () => {
    const fan = await fanWithoutEmail();
    const reply = await fan.post("/account", { intent: "verify" });
    expect(reply.status).toBe(400);
    expect(alertsOf(reply)).toBe(
      "Email required: We need an email address to send the verification link.",
    );
  });

  it("is not spoken of where an account has none", async () => {
    const fan = await fanWithoutEmail();
    const page = textOf(await fan.see("/account"));
    expect(page).toContain("No email on this account");
    for (const part of ["We sent a link", "Send verification email", "Verification needed"]) {
      expect(page).not.toContain(part);
    }
    expect(textOf(await fan.see("/notifications"))).not.toContain("Verify your email");
  });

  it("says so when no letter can be sent, and joining is not stopped by it", async () => {
    const { address } = await serverForTest({ SMTP_URL: "smtp://127.0.0.1:1", LOG_LEVEL: "error" });
    const fan = await joinedFan(address);
    const reply = await fan.post("/account", { intent: "verify" });
    expect(reply.status).toBe(503);
    expect(alertsOf(reply)).toMatch(/^Couldn't send verification: /);
    const known = await new Fan(address).post(dialogAt("forgot"), {
      intent: "forgot",
      email: fan.email,
    });
    expect(known.status).toBe(303);
  });
});

describe("resetting a password", () => {
  it("is by a letter whose link works once, and ends every session", async () => {
    const fan = await joinedFan(server.address);
    const page = await fan.follow("/account?dialog=password", { intent: "reset" });
    expect(textOf(page)).toContain("Reset link sent");
    const link = `/account/reset?token=${await tokenFor(fan, "reset")}`;
    const browser = new Fan(server.address, fan.email, "a new password");
    expect(textOf(await browser.see(link))).toContain(fan.email);
    const weak = await browser.post(link, { password: "12345" });
    expect(alertsOf(weak)).toBe("Your password needs to be at least 6 characters long.");
    const done = await browser.follow(link, { password: browser.password });
    expect(textOf(done)).toContain("Your password is changed");
    expect(await fan.isLoggedIn()).toBe(false);
    expect((await fan.elsewhere().login()).status).toBe(400);
    expect((await browser.login()).status).toBe(303);
    expect(alertsOf(await browser.post(link, { password: "another one" }))).toBe(deadLink);
    expect((await browser.see(link)).status).toBe(400);
  });

  it("is no link for verifying, nor the other way round", async () => {
    const fan = await joinedFan(server.address);
    const token = await tokenFor(fan, "verify");
    const wrong = await fan.post(`/account/reset?token=${token}`, { password: "123456" });
    expect(wrong.status).toBe(400);
    expect(alertsOf(wrong)).toBe(deadLink);
  });

  it("says the same of an e-mail that has an account and of one that has none", async () => {
    const fan = await joinedFan(server.address);
    const visitor = new Fan(server.address);
    const answers: Reply[] = [];
    for (const email of [fan.email, "nobody@players.example"]) {
      answers.push(await visitor.follow(dialogAt("forgot"), { intent: "forgot", email }));
    }
    const [known, unknown] = answers.map(textOf);
    expect(known).toContain("If that address has an account, the link is on its way");
    expect(unknown).toContain("If that address has an account, the link is on its way");
  });

  it("needs an e-mail", async () => {
    const fan = await fanWithoutEmail();
    const reply = await fan.post("/account?dialog=password", { intent: "reset" });
    expect(reply.status).toBe(400);
    expect(alertsOf(reply)).toBe(
      "We couldn't find an email for this account. Please contact support.",
    );
  });

  it("is nothing for those who came by Google", async () => {
    const fan = await simulatedProviderFan(server.address);
    expect((await fan.post("/account?dialog=password", { intent: "reset" })).status).toBe(303);
    expect(textOf(await fan.see("/account?dialog=password"))).toContain("You sign in with Google");
  });
});

describe("deleting an account", () => {
  const remove = (fan: Fan, fields: Record<string, string>, headers = {}) =>
    fan.post(
      "/account?dialog=delete",
      { intent: "delete", confirmation: "delete ", ...fields },
      headers,
    );

  it("takes everything with it: the session, the e-mail, and the way back in", async () => {
    const collections = ["accounts", "accountEmails", "sessions", "mailTokens", "deletions"];
    const stored = () => collections.map((collection) => idsIn(server.dataDir, collection));
    const before = stored();
    const fan = await joinedFan(server.address);
    const elsewhere = fan.elsewhere();
    await elsewhere.login();
    expect((await remove(fan, { password: fan.password })).status).toBe(303);
    expect(textOf(await fan.see("/"))).toContain("Your account is deleted");
    expect(await fan.isLoggedIn()).toBe(false);
    expect(await elsewhere.isLoggedIn()).toBe(false);
    expect((await fan.login()).status).toBe(400);
    expect(stored()).toEqual(before);
    expect((await fan.join()).status).toBe(303);
  });

  it("needs the right password", async () => {
    const fan = await joinedFan(server.address);
    const reply = await remove(fan, { password: "wrong" });
    expect(reply.status).toBe(400);
    expect(alertsOf(reply)).toBe("That password didn't match. Try again.");
    expect(await fan.isLoggedIn()).toBe(true);
  });

  it("needs a recent login of those who came by Google", async () => {
    const fan = await simulatedProviderFan(server.address);
    const reply = await remove(fan, {}, later(5 * 60_000));
    expect(reply.status).toBe(400);
    expect(alertsOf(reply)).toBe(
      "For security reasons you'll need to sign in again before deleting your account. Please log in and try once more.",
    );
    expect((await remove(fan, {})).status).toBe(303);
  });

  it("needs an e-mail of those who have a password", async () => {
    const fan = await fanWithoutEmail();
    const reply = await remove(fan, { password: fan.password });
    expect(reply.status).toBe(400);
    expect(alertsOf(reply)).toBe(
      "We couldn't determine your email address. Please sign out and back in before deleting your account.",
    );
  });
});
