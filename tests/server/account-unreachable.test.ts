import { beforeAll, describe, expect, it } from "vitest";
import { ask, headerOf, type Reply, readable } from "./ask";
import { alertsOf, dialogAt, Fan } from "./fan";
import { serverForFile, serverForTest } from "./processes";

/** The store times out after 5 s, and only then does the process count attempts locally. */
const STORE_TIMEOUT_MS = 9000;
const unreachable =
  "We couldn't reach the authentication service. Check your connection and try again.";

const firebase = {
  FIREBASE_PROJECT_ID: "kickabout-1",
  FIREBASE_API_KEY: "a-key",
  FIREBASE_AUTH_DOMAIN: "kickabout-1.firebaseapp.com",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
};

/** A server whose Firebase is unreachable. */
const server = serverForFile({
  LOG_LEVEL: "fatal",
  ...firebase,
  FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:1",
  FIRESTORE_EMULATOR_HOST: "127.0.0.1:1",
});

async function inTime(asking: Promise<Reply>): Promise<Reply> {
  const from = performance.now();
  const reply = await asking;
  expect(performance.now() - from).toBeLessThan(STORE_TIMEOUT_MS);
  return reply;
}

describe("while Firebase can't be reached", () => {
  /** Requests that take the full timeout run concurrently, each as a different user. */
  const fan = () => new Fan(server.address);
  let visitor: Fan;
  let login: Promise<Reply>;
  let forms: Record<string, Promise<Reply>>;
  let report: Promise<Reply>;

  beforeAll(() => {
    visitor = fan();
    const { email, password } = fan();
    const fill = (intent: string) => fan().post(dialogAt(intent), { intent, email, password });
    login = inTime(visitor.login());
    forms = { signup: inTime(fill("signup")), forgot: inTime(fill("forgot")) };
    const fields = { intent: "report", reason: "wrong", details: "Do keep this." };
    report = fan().post("/report?kind=post&id=night-shift", fields);
    for (const asked of [login, report, ...Object.values(forms)]) asked.catch(() => {});
  });

  it("a login says so in time, and keeps the e-mail", async () => {
    const reply = await login;
    expect(reply.status).toBe(503);
    expect(alertsOf(reply)).toBe(unreachable);
    expect(reply.text).toContain(`value="${visitor.email}"`);
    expect(reply.text).not.toContain(visitor.password);
    expect(visitor.session).toBe("");
  });

  it.each(["signup", "forgot"])("so does the form for %s", async (intent) => {
    const reply = await forms[intent];
    expect(reply?.status).toBe(503);
    expect(reply && alertsOf(reply)).toBe(unreachable);
  });

  it("a report that can't be stored at the moment is shown again with what was typed", async () => {
    const reply = await report;
    expect(reply.status).toBe(503);
    expect(alertsOf(reply)).toBe(
      "We couldn't take your report just now. Please try again in a moment.",
    );
    expect(reply.text).toContain("Do keep this.");
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

  it("Google needs its popup", async () => {
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
});
