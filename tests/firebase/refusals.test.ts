import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { deletionTexts, resetTexts, verificationTexts } from "~/people/account/account-page-texts";
import { signInDefaults, signInText, signInTexts } from "~/people/account/account-texts";
import { type RunningServer, startServer } from "../fixtures/server";
import { headerOf, type Reply } from "../server/ask";
import { adminAuth } from "./admin";
import { type Edge, startEdge } from "./edge";
import { firebaseVariables, missingEmulators, passwordToken, usersOf } from "./emulators";
import { Fan, joinedFan, newEmail, PASSWORD, visible } from "./firebase-fan";

const NEVER_SAID = "SOMETHING_NOBODY_FORESAW";
const TOO_MANY = "TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been disabled.";
const MAX_WAIT_MS = 5000;

let server: RunningServer;
let edge: Edge;

beforeAll(async () => {
  if (missingEmulators) return;
  edge = await startEdge();
  server = await startServer(firebaseVariables({ FIREBASE_AUTH_EMULATOR_HOST: edge.host }));
});
afterAll(async () => {
  await server?.stop();
  await edge?.close();
});

describe.skipIf(missingEmulators)(`What Firebase refuses ${missingEmulators}`, () => {
  afterEach(() => edge.calm());

  it.each([
    ["OPERATION_NOT_ALLOWED", "login.operation-not-allowed", signInTexts["operation-not-allowed"]],
    ["EMAIL_NOT_FOUND", "login.user-not-found", signInTexts["user-not-found"]],
    ["USER_DISABLED", "", signInText("user-disabled", "login")],
    [NEVER_SAID, "login-default.login", signInDefaults.login],
  ])("a login: %s %s", async (refusal, _tag, text) => {
    edge.refuse("accounts:signInWithPassword", refusal);
    expectTold(await new Fan(server.address).login(), 400, text);
  });

  it.each([
    ["OPERATION_NOT_ALLOWED", "login.operation-not-allowed", signInTexts["operation-not-allowed"]],
    [NEVER_SAID, "login-default.signup", signInDefaults.signup],
  ])("joining: %s %s", async (refusal, _tag, text) => {
    edge.refuse("accounts:signUp", refusal);
    expectTold(await new Fan(server.address).join(), 400, text);
  });

  it("a login too many, and tells programs when to come again", async () => {
    edge.refuse("accounts:signInWithPassword", TOO_MANY);
    const reply = await new Fan(server.address).login();
    expectTold(reply, 429, signInTexts["too-many-requests"]);
    expect(Number(headerOf(reply, "retry-after"))).toBeGreaterThan(0);
  });

  it("the login of an account that was switched off", async () => {
    const { email } = await joinedFan(server.address);
    const [{ localId = "" } = {}] = await usersOf(email);
    await adminAuth().updateUser(localId, { disabled: true });
    expectTold(
      await new Fan(server.address, email).login(),
      400,
      signInText("user-disabled", "login"),
    );
  });

  it.each([
    [TOO_MANY, "verification.too-many-requests", 429, verificationTexts["too-many-requests"]],
    [TOO_MANY, "verification.failed", 429, `${verificationTexts.failed}:`],
    [NEVER_SAID, "verification.other", 400, verificationTexts.other],
  ])("another verification letter: %s %s", async (refusal, _tag, status, text) => {
    const fan = await joinedFan(server.address);
    edge.refuse("accounts:sendOobCode", refusal);
    expectTold(await fan.post("/account", { intent: "verify" }), status, text);
  });

  it.each([
    ["INVALID_EMAIL", "reset.invalid-email", resetTexts["invalid-email"]],
    ["EMAIL_NOT_FOUND", "reset.user-not-found", resetTexts["user-not-found"]],
    ["MISSING_EMAIL", "reset.missing-email", resetTexts["missing-email"]],
    [NEVER_SAID, "reset.other", resetTexts.other],
  ])("a reset from the account page: %s %s", async (refusal, _tag, text) => {
    const fan = await joinedFan(server.address);
    edge.refuse("accounts:sendOobCode", refusal);
    expectTold(await fan.post("/account?dialog=password", { intent: "reset" }), 400, text);
  });

  it("a reset of an address nobody has, and nobody can tell", async () => {
    edge.refuse("accounts:sendOobCode", "EMAIL_NOT_FOUND");
    const fields = { email: newEmail() };
    const page = await new Fan(server.address).send("/forgot", fields);
    expect(page).toContain(resetTexts.sent);
  });

  it("a deletion, which nobody can tell from one that was begun", async () => {
    const fan = await joinedFan(server.address);
    edge.refuse("accounts:delete", "SOMETHING_BROKEN");
    expectTold(await fan.delete(PASSWORD), 503, signInTexts["network-request-failed"]);
  });

  it("a deletion, of which nothing is begun", async () => {
    const fan = await joinedFan(server.address);
    edge.refuse("accounts:delete", "OPERATION_NOT_ALLOWED");
    const device = fan.copy();
    expectTold(await fan.delete(PASSWORD), 400, deletionTexts.other);
    expect(await usersOf(fan.email)).toHaveLength(1);
    expect(await device.isKnown()).toBe(true);
  });
});

describe.skipIf(missingEmulators)(`Firebase that doesn't answer ${missingEmulators}`, () => {
  let fan: Fan;
  let idToken: string;

  beforeAll(async () => {
    fan = await joinedFan(server.address);
    idToken = await passwordToken(fan.email, PASSWORD);
    for (const method of ["signInWithPassword", "signUp", "lookup"])
      edge.refuse(`accounts:${method}`, "never");
  });

  it.concurrent("is given up at a login after five seconds, and what was typed is kept", async () => {
    const visitor = new Fan(server.address);
    const start = performance.now();
    const reply = await visitor.login();
    const took = performance.now() - start;
    expectTold(reply, 503, signInTexts["network-request-failed"]);
    expect(took).toBeGreaterThan(MAX_WAIT_MS - 100);
    expect(took).toBeLessThan(MAX_WAIT_MS + 3000);
    expect(reply.text).toContain(`value="${visitor.email}"`);
    expect(reply.text).not.toContain(PASSWORD);
  });

  it.concurrent("is given up at joining, and what was typed is kept", async () => {
    const visitor = new Fan(server.address);
    const reply = await visitor.join();
    expectTold(reply, 503, signInTexts["network-request-failed"]);
    for (const typed of [visitor.email, "naledi fan"])
      expect(reply.text).toContain(`value="${typed}"`);
  });

  it.concurrent("opens no session for a token", async () => {
    const reply = await new Fan(server.address).exchange(idToken);
    expect([reply.status, JSON.parse(reply.text).code]).toEqual([503, "network-request-failed"]);
  });

  it.concurrent("leaves a page standing, which says that nobody can tell who reads it", async () => {
    expectTold(await fan.see("/"), 200, signInTexts["network-request-failed"]);
  });

  it.concurrent("lets nobody change an account, and says why", async () => {
    const fields = { intent: "delete", confirmation: "DELETE", password: PASSWORD };
    const reply = await fan.post("/account?dialog=delete", fields);
    expectTold(reply, 503, signInTexts["network-request-failed"]);
  });
});

function expectTold(reply: Reply, status: number, text: string | undefined) {
  expect(reply.status).toBe(status);
  expect(visible(reply)).toContain(text);
}
