import { describe, expect, it } from "vitest";
import { type Reply, setCookiesOf, testHooks } from "./ask";
import { Fan, joinedFan, simulatedProviderFan } from "./fan";
import { serverForFile, serverForFileBehind, serverForTest } from "./processes";

const FORTNIGHT_S = 14 * 24 * 60 * 60;
const server = serverForFile();
const secure = serverForFileBehind("https://x.example", { TEST_HOOKS: "off" });

/** The session cookie's Set-Cookie line, in parts. */
function sessionLine(reply: Reply): string[] {
  const line = setCookiesOf(reply).find((line) => line.startsWith("__session="));
  if (!line) throw new Error("No session was set.");
  return line.toLowerCase().split("; ").slice(1);
}

const inSeconds = (seconds: number) =>
  testHooks({ now: new Date(Date.now() + seconds * 1000).toISOString() });

const https = { "X-Forwarded-Proto": "https" };

describe("the session cookie", () => {
  it("is for our server alone, for pages of our own, and for 14 days", async () => {
    const attributes = sessionLine(await new Fan(server.address).join());
    expect(attributes).toEqual(
      expect.arrayContaining(["httponly", "samesite=lax", "path=/", `max-age=${FORTNIGHT_S}`]),
    );
    expect(attributes.join()).not.toMatch(/secure|domain/);
  });

  it("is for https where ORIGIN is https, whatever the proxy says", async () => {
    const { address } = secure;
    expect(sessionLine(await new Fan(address).logInBySimulatedProvider())).toContain("secure");
    const http = { "X-Forwarded-Proto": "http" };
    expect(sessionLine(await new Fan(address).logInBySimulatedProvider("apple", http))).toContain(
      "secure",
    );
  });

  it("is for https where a trusted proxy says that the request was", async () => {
    const { address } = await serverForTest({ TRUST_PROXY: "1" });
    expect(sessionLine(await new Fan(address).logInBySimulatedProvider("google", https))).toContain(
      "secure",
    );
    expect(sessionLine(await new Fan(address).logInBySimulatedProvider())).not.toContain("secure");
  });

  it("is for http too where nobody trusts who says https", async () => {
    const reply = await new Fan(server.address).logInBySimulatedProvider("google", https);
    expect(sessionLine(reply)).not.toContain("secure");
  });

  it("is taken away with the same attributes", async () => {
    const fan = await simulatedProviderFan(secure.address);
    expect(sessionLine(await fan.post("/logout", {}))).toEqual(
      expect.arrayContaining(["max-age=0", "secure", "httponly", "samesite=lax", "path=/"]),
    );
  });
});

/** A browser with only this cookie. */
function browserWith(cookie: string): Fan {
  const fan = new Fan(server.address);
  fan.plant(cookie);
  return fan;
}

describe("a login", () => {
  it("makes another session, and the one before it holds no more", async () => {
    const fan = await joinedFan(server.address);
    const former = fan.session;
    expect(await browserWith(former).isLoggedIn()).toBe(true);
    expect((await fan.login()).status).toBe(303);
    expect(fan.session).not.toBe(former);
    expect(await fan.isLoggedIn()).toBe(true);
    expect(await browserWith(former).isLoggedIn()).toBe(false);
  });

  it.each(["__session=garbage", "__session=", `__session=${"x".repeat(2000)}`])(
    "takes no session that somebody has put there: %s",
    async (planted) => {
      const fan = browserWith(planted);
      expect(await fan.isLoggedIn()).toBe(false);
      await fan.logInBySimulatedProvider();
      expect(fan.session).not.toBe(planted);
      expect(await fan.isLoggedIn()).toBe(true);
      expect(await browserWith(planted).isLoggedIn()).toBe(false);
    },
  );

  it("replaces another user's session, which ends", async () => {
    const attacker = await simulatedProviderFan(server.address);
    const victim = browserWith(attacker.session);
    await victim.logInBySimulatedProvider("apple");
    expect(victim.session).not.toBe(attacker.session);
    expect(await victim.isLoggedIn()).toBe(true);
    expect(await attacker.isLoggedIn()).toBe(false);
  });

  it("leaves the other browsers of the same person alone", async () => {
    const phone = await joinedFan(server.address);
    const laptop = phone.elsewhere();
    await laptop.login();
    expect(await phone.isLoggedIn()).toBe(true);
    await laptop.post("/logout", {});
    expect(await phone.isLoggedIn()).toBe(true);
  });
});

describe("a session", () => {
  it("ends with the logout, also for a copy of its cookie", async () => {
    const fan = await simulatedProviderFan(server.address);
    const kept = fan.session;
    const page = await fan.follow("/logout", {});
    expect(page.text).toContain("You are logged out");
    expect(fan.session).toBe("");
    expect(await browserWith(kept).isLoggedIn()).toBe(false);
  });

  it("is nobody's when its cookie was changed", async () => {
    const { session } = await simulatedProviderFan(server.address);
    const [name, value = ""] = session.split(/=(.*)/s);
    const [data = "", signature = ""] = decodeURIComponent(value).split(".");
    const other = Buffer.from(JSON.stringify("x".repeat(43))).toString("base64");
    const edited = [
      `${data}.${signature.slice(1)}`,
      `${data}.`,
      data,
      `${other}.${signature}`,
      `${data.toLowerCase()}.${signature}`,
    ];
    expect(await browserWith(session).isLoggedIn()).toBe(true);
    for (const cookie of edited) {
      const browser = browserWith(`${name}=${encodeURIComponent(cookie)}`);
      expect(await browser.isLoggedIn(), cookie).toBe(false);
    }
  });

  it("is not broken open by the signed cookies of other things", async () => {
    const fan = new Fan(server.address);
    const started = await fan.post("/play/full-time-quiz", { intent: "start" });
    const [line = ""] = setCookiesOf(started);
    const stolen = line.split(";", 1)[0]?.replace("kb_player=", "__session=") ?? "";
    expect(await browserWith(stolen).isLoggedIn()).toBe(false);
  });

  it("holds for 14 days and not a second more", async () => {
    const fan = await simulatedProviderFan(server.address);
    expect(await fan.isLoggedIn(inSeconds(FORTNIGHT_S - 60))).toBe(true);
    expect(await fan.isLoggedIn(inSeconds(FORTNIGHT_S + 1))).toBe(false);
    expect((await fan.see("/account", inSeconds(FORTNIGHT_S + 1))).text).toContain(
      "Log in to see your account",
    );
  });

  it("that is over leads the forms of the account page back to the login", async () => {
    const fan = await simulatedProviderFan(server.address);
    const kept = fan.session;
    await fan.post("/logout", {});
    fan.plant(kept);
    const page = await fan.follow("/account", { intent: "delete", confirmation: "DELETE" });
    expect(page.text).toContain("Please log in again to go on.");
    expect(fan.session).toBe("");
  });
});
