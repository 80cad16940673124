import { describe, expect, it } from "vitest";
import { headerOf, type Reply } from "./ask";
import { alertsOf, emailToken, Fan, joinedFan, simulatedProviderFan } from "./fan";
import { serverForFile } from "./processes";

const server = serverForFile({ SIGN_IN_FAILURES_PER_ACCOUNT: "10" });
const tooMany = "Too many attempts. Please wait a moment before trying again.";
const QUARTER_S = 15 * 60;

function expectWait(reply: Reply, text = tooMany) {
  expect(reply.status).toBe(429);
  expect(Number(headerOf(reply, "Retry-After"))).toBeGreaterThan(0);
  expect(Number(headerOf(reply, "Retry-After"))).toBeLessThanOrEqual(QUARTER_S);
  expect(headerOf(reply, "Content-Type")).toContain("text/html");
  expect(alertsOf(reply)).toContain(text);
}

const badCredentials =
  "We couldn't verify those credentials. Double-check your email and password and try again.";

describe("a wrong password", () => {
  it("sounds like an e-mail that nobody has", async () => {
    const fan = await joinedFan(server.address);
    const replies = [
      await fan.elsewhere().login({ password: "wrong" }),
      await new Fan(server.address).login(),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(400);
      expect(alertsOf(reply)).toBe(badCredentials);
    }
  });

  it("is allowed ten times; then not even the right one is tried", async () => {
    const fan = await joinedFan(server.address);
    const other = await joinedFan(server.address);
    for (let i = 0; i < 10; i++) {
      expect((await fan.elsewhere().login({ password: `wrong ${i}` })).status).toBe(400);
    }
    const refused = await fan.elsewhere().login();
    expectWait(refused);
    expect(refused.text).toContain(`value="${fan.email}"`);
    expectWait(await fan.elsewhere().login({ email: fan.email.toUpperCase() }));
    expect((await other.login()).status).toBe(303);
  });

  it("is counted where an account is deleted too", async () => {
    const fan = await joinedFan(server.address);
    const remove = (password: string) =>
      fan.post("/account?dialog=delete", { intent: "delete", confirmation: "DELETE", password });
    for (let i = 0; i < 10; i++) expect((await remove("wrong")).status).toBe(400);
    expectWait(await remove(fan.password));
    expect(await fan.isLoggedIn()).toBe(true);
  });

  it("is counted for an e-mail that nobody has as for any other", async () => {
    const nobody = new Fan(server.address);
    const replies = await Promise.all(Array.from({ length: 11 }, () => nobody.login()));
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(10).fill(400), 429]);
  });
});

describe("posts of one address to the account forms", () => {
  // Each test has its own client address.
  const limited = serverForFile({ AUTH_POSTS_PER_ADDRESS: "5", TRUST_PROXY: "1" });
  const from = (client: string) => ({ "X-Forwarded-For": client });

  it("are limited together, and the sixth of five is refused", async () => {
    const one = from("203.0.113.1");
    const json = { Accept: "application/json", ...one };
    const fan = new Fan(limited.address);
    expect((await fan.post("/login", {}, one)).status).toBe(400);
    expect((await fan.post("/join", {}, one)).status).toBe(400);
    expect((await fan.logInBySimulatedProvider("google", one)).status).toBe(303);
    expect((await fan.post("/session", {}, json)).status).toBe(401);
    expect((await fan.post("/account/verify?token=x", {}, one)).status).toBe(400);
    const refused = await new Fan(limited.address).login({}, one);
    expectWait(refused);
    const asScript = await fan.post("/session", {}, json);
    expect(asScript.status).toBe(429);
    expect(JSON.parse(asScript.text)).toEqual({ code: "too-many-requests", message: tooMany });
    expect((await fan.logInBySimulatedProvider("google", one)).status).toBe(429);
    expect((await fan.see("/account", one)).status).toBe(200);
    expect((await fan.post("/logout", {}, one)).status).toBe(303);
  });

  it("are told how long to wait on every page with such a form", async () => {
    const one = from("203.0.113.2");
    const fan = new Fan(limited.address);
    for (let i = 0; i < 5; i++) await fan.post("/login", {}, one);
    const pages = ["/login", "/login.data", "/join", "/join.data", "/forgot", "/forgot.data"];
    const more = ["/account", "/account/verify?token=x"];
    const last = ["/account/reset?token=x", "/account/practice/google"];
    for (const path of [...pages, ...more, ...last]) {
      const reply = await fan.post(path, { intent: "delete", password: "123456" }, one);
      expect(reply.status, path).toBe(429);
      expect(Number(headerOf(reply, "Retry-After")), path).toBeGreaterThan(0);
    }
  });

  it("are counted by the address that a trusted proxy tells", async () => {
    const statusFor = async (client: string) =>
      (await new Fan(limited.address).post("/login", {}, from(client))).status;
    for (let i = 0; i < 5; i++) expect(await statusFor("203.0.113.3")).toBe(400);
    expect(await statusFor("203.0.113.3")).toBe(429);
    expect(await statusFor("203.0.113.4")).toBe(400);
  });
});

describe("letters", () => {
  it("to verify an address are five in a while", async () => {
    const fan = await joinedFan(server.address);
    const ask = () => fan.post("/account", { intent: "verify" });
    for (let i = 0; i < 5; i++) expect((await ask()).status).toBe(303);
    const refused = await ask();
    const text = "You've requested too many verification emails. Wait a bit before trying again.";
    expectWait(refused, text);
    expect(alertsOf(refused)).toContain("Couldn't send verification");
  });

  it("to reset a password are five in a while, and the sixth gets the same answer", async () => {
    const fan = await joinedFan(server.address);
    const forgot = () => new Fan(server.address).post("/forgot", { email: fan.email });
    for (let i = 0; i < 7; i++) expect((await forgot()).status).toBe(303);
    await expect.poll(() => emailToken(server.dataDir, fan.email, "reset")).not.toBeNull();
    const own = await fan.post("/account?dialog=password", { intent: "reset" });
    expectWait(own);
  });

  it("are none where the address is verified already", async () => {
    const fan = await simulatedProviderFan(server.address);
    const page = await fan.follow("/account", { intent: "verify" });
    expect(page.text).toContain("Your email is already verified");
  });
});
