import { describe, expect, it } from "vitest";
import { ask, headerOf, type Reply, readable } from "./ask";
import { alertsOf, dialogAt, Fan } from "./fan";
import { serverForFile, serverForTest } from "./processes";

/** The store is given up after 5 s, and only then does the process count attempts by itself. */
const PATIENCE_MS = 9000;
const unreachable =
  "We couldn't reach the authentication service. Check your connection and try again.";

const firebase = {
  FIREBASE_PROJECT_ID: "kickabout-1",
  FIREBASE_API_KEY: "a-key",
  FIREBASE_AUTH_DOMAIN: "kickabout-1.firebaseapp.com",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
};

/** A server whose accounts are with a Firebase that nobody can reach. */
const server = serverForFile({
  LOG_LEVEL: "fatal",
  ...firebase,
  FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:1",
  FIRESTORE_EMULATOR_HOST: "127.0.0.1:1",
});

async function inTime(asking: Promise<Reply>): Promise<Reply> {
  const from = performance.now();
  const reply = await asking;
  expect(performance.now() - from).toBeLessThan(PATIENCE_MS);
  return reply;
}

describe("while Firebase can't be reached", () => {
  it("[text:login.network-request-failed] a login says so in time, and keeps the e-mail", async () => {
    const fan = new Fan(server.address);
    const reply = await inTime(fan.login());
    expect(reply.status).toBe(503);
    expect(alertsOf(reply)).toBe(unreachable);
    expect(reply.text).toContain(`value="${fan.email}"`);
    expect(reply.text).not.toContain(fan.password);
    expect(fan.session).toBe("");
  });

  it.each(["signup", "forgot"])("so does the form for %s", async (intent) => {
    const { email, password } = new Fan(server.address);
    const fields = { intent, email, password };
    const reply = await inTime(new Fan(server.address).post(dialogAt(intent), fields));
    expect(reply.status).toBe(503);
    expect(alertsOf(reply)).toBe(unreachable);
  });

  it("visitors notice nothing", async () => {
    for (const path of ["/", "/play/full-time-quiz", "/account", "/about"]) {
      const reply = await inTime(ask(server.address, path));
      expect(reply.status, path).toBe(200);
      expect(readable(reply.text), path).not.toContain(unreachable);
    }
  });

  it("a session that is none breaks no page", async () => {
    const fan = new Fan(server.address);
    fan.plant("__session=garbage");
    expect((await inTime(fan.see("/account"))).status).toBe(200);
    expect((await inTime(fan.post("/logout", {}))).status).toBe(303);
  });

  it("[text:login.operation-not-supported-in-this-environment] Google needs its popup", async () => {
    for (const intent of ["google", "apple"]) {
      const reply = await new Fan(server.address).post(dialogAt("login"), { intent });
      expect(reply.status).toBe(400);
      expect(alertsOf(reply)).toBe(
        "This sign-in option isn't supported in this environment. Please try a different method.",
      );
    }
  });

  it.each(["/account/practice/google", "/account/verify?token=x", "/account/reset?token=x"])(
    "what only the embedded mode has is not there: %s",
    async (path) => {
      expect((await ask(server.address, path)).status).toBe(404);
      expect((await new Fan(server.address).post(path, { password: "123456" })).status).toBe(404);
    },
  );
});

describe("the content policy", () => {
  const policyOf = async (address: string) =>
    headerOf(await ask(address, "/"), "Content-Security-Policy");

  it("lists the hosts of Firebase where it is configured", async () => {
    const { address } = await serverForTest({ LOG_LEVEL: "error", ...firebase });
    const policy = await policyOf(address);
    expect(policy).toContain("https://apis.google.com");
    expect(policy).toContain("frame-src https://kickabout-1.firebaseapp.com");
    expect(policy).toContain("connect-src 'self' https://identitytoolkit.googleapis.com");
  });

  it("lists the emulator in their place where there is one", async () => {
    const policy = await policyOf(server.address);
    expect(policy).toMatch(/frame-src http:\/\/127\.0\.0\.1:1(;|$)/);
    expect(policy).not.toContain("firebaseapp.com");
  });

  it("lists nobody else where it is not", async () => {
    const { address } = await serverForTest({ LOG_LEVEL: "error" });
    const policy = await policyOf(address);
    expect(policy).not.toMatch(/https?:/);
    expect(policy).not.toContain("frame-src");
  });
});
