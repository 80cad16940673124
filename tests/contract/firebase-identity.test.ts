import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FirebaseIdentity } from "~/platform/identity/firebase-identity.server";
import { IdentityError } from "~/platform/identity/identity-provider";
import type { DocumentStore } from "~/platform/storage/document-store";
import { type FakeFirebase, PROJECT, signIdToken, startFakeFirebase } from "./fake-firebase";

// Requests and responses that the emulator can't produce: it has no limits and never fails. A fake of Google's servers
// replaces it.

const TIMEOUT_MS = 1000;
const SECRETS = { password: "secret-password", token: "secret-token" };
const credentials = { email: "thandi@players.example", password: SECRETS.password };

let google: FakeFirebase;
let identity: FirebaseIdentity;

beforeEach(async () => {
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", undefined);
  google = await startFakeFirebase();
  identity = new FirebaseIdentity({
    auth: google.auth,
    apiKey: "key & more",
    documents: {} as DocumentStore,
    emulatorHost: google.host,
    timeoutMs: TIMEOUT_MS,
  });
});

afterEach(async () => {
  await google.close();
  vi.unstubAllEnvs();
});

const signIn = () => identity.signIn(credentials);
const signUp = () => identity.signUp({ ...credentials, name: "Thandi" });
const reset = () => identity.sendPasswordReset(credentials.email);
const verify = () => identity.sendVerification("person-1");
const show = () => identity.idTokenFor("person-1");

const refuse = (message: string) => ({ status: 400, body: { error: { code: 400, message } } });
const knows = (user: object) => ({ body: { users: [{ localId: "person-1", ...user }] } });

async function errorOf(attempt: Promise<unknown>): Promise<IdentityError> {
  const error = await attempt.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(IdentityError);
  return error as IdentityError;
}

describe("what Firebase refuses", () => {
  it.each([
    ["TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account is disabled.", "too-many-requests"],
    ["USER_DISABLED", "user-disabled"],
    ["OPERATION_NOT_ALLOWED", "operation-not-allowed"],
    ["PASSWORD_LOGIN_DISABLED", "operation-not-allowed"],
    ["EMAIL_NOT_FOUND", "invalid-credential"],
    ["SOMETHING_NEW", "unknown"],
  ])("signing in: %s is %s", async (message, code) => {
    google.answer("accounts:signInWithPassword", refuse(message));
    expect((await errorOf(signIn())).code).toBe(code);
  });

  it.each([
    ["TOO_MANY_ATTEMPTS_TRY_LATER", "too-many-requests"],
    ["OPERATION_NOT_ALLOWED", "operation-not-allowed"],
    ["ADMIN_ONLY_OPERATION", "unknown"],
  ])("signing up: %s is %s", async (message, code) => {
    google.answer("accounts:signUp", refuse(message));
    expect((await errorOf(signUp())).code).toBe(code);
  });

  it.each([
    ["EMAIL_NOT_FOUND", "user-not-found"],
    ["RESET_PASSWORD_EXCEED_LIMIT", "too-many-requests"],
    ["QUOTA_EXCEEDED : Exceeded daily quota for email reset.", "too-many-requests"],
  ])("a reset: %s is %s", async (message, code) => {
    google.answer("accounts:sendOobCode", refuse(message));
    expect((await errorOf(reset())).code).toBe(code);
  });

  it("asks nothing for what is no address", async () => {
    expect((await errorOf(identity.sendPasswordReset(""))).code).toBe("missing-email");
    expect((await errorOf(identity.sendPasswordReset("fan@"))).code).toBe("invalid-email");
    expect(google.asked).toEqual([]);
  });

  it("has no password in the error", async () => {
    google.answer("accounts:signInWithPassword", refuse(`NEW_CODE : ${SECRETS.password}`));
    expect(inspect(await errorOf(signIn()), { depth: 9 })).not.toContain(SECRETS.password);
  });
});

describe("where Firebase can't answer", () => {
  const attempts = { signIn, signUp, reset, verify, show };

  it.each(Object.entries(attempts))("%s fails when nobody is there", async (_name, attempt) => {
    await google.stop();
    expect((await errorOf(attempt())).code).toBe("network-request-failed");
  });

  it.each(Object.entries(attempts))(
    "%s gives up an answer that never comes",
    async (_, attempt) => {
      google.answer("", "never");
      const start = performance.now();
      expect((await errorOf(attempt())).code).toBe("network-request-failed");
      expect(performance.now() - start).toBeLessThan(10 * TIMEOUT_MS);
    },
  );

  it.each([
    ["503", { status: 503, body: { error: { message: "USER_DISABLED" } } }],
    ["500 in words", { status: 500, body: "<h1>Oh no</h1>" }],
    ["400 in words", { status: 400, body: "<h1>Oh no</h1>" }],
    ["404 without a word", { status: 404, body: {} }],
    ["nothing", { body: "" }],
    ["half of it", { body: `{"idToken":"${SECRETS.token}` }],
    ["no token", { body: { refreshToken: SECRETS.token } }],
    ["a token of nothing", { body: { idToken: "" } }],
    ["a number for a token", { body: { idToken: 42, refreshToken: SECRETS.token } }],
  ])("counts a broken answer as none: %s", async (_what, answer) => {
    google.answer("accounts:signInWithPassword", answer);
    const error = await errorOf(signIn());
    expect(error.code).toBe("network-request-failed");
    expect(inspect(error, { depth: 9 })).not.toContain("secret");
  });
});

describe("what Firebase is asked", () => {
  it("a new account has its name from the start", async () => {
    google.answer("accounts:signUp", { body: { idToken: "id-token" } });
    expect(await signUp()).toBe("id-token");
    const body = { ...credentials, displayName: "Thandi", returnSecureToken: true };
    expect(google.asked).toEqual([{ method: "accounts:signUp", body }]);
  });

  it("a session of 14 days for an ID token", async () => {
    const idToken = await signIdToken();
    google.answer(":createSessionCookie", { body: { sessionCookie: "cookie" } });
    expect(await identity.createSession(idToken, Date.now())).toBe("cookie");
    const body = { idToken, validDuration: 14 * 24 * 60 * 60 };
    expect(google.asked).toContainEqual({ method: `${PROJECT}:createSessionCookie`, body });
  });

  it.each([
    ["USER_NOT_FOUND", "invalid-id-token"],
    ["INVALID_ID_TOKEN", "invalid-id-token"],
    ["USER_DISABLED", "user-disabled"],
  ])("no session where it says %s: %s", async (message, code) => {
    google.answer(":createSessionCookie", refuse(message));
    const attempt = identity.createSession(await signIdToken(), Date.now());
    expect((await errorOf(attempt)).code).toBe(code);
  });
});

describe("the mail that verifies an address", () => {
  beforeEach(() => {
    google.answer(":signBlob", { body: { keyId: "1", signedBlob: "c2lnbmVk" } });
    google.answer("accounts:signInWithCustomToken", { body: { idToken: "id-token" } });
    google.answer("accounts:sendOobCode", { body: { email: credentials.email } });
    google.answer("accounts:lookup", knows({ email: credentials.email }));
    google.answer("accounts:delete", { body: {} });
  });

  const methods = () => google.asked.map(({ method }) => method);

  it("is asked for in the person's name", async () => {
    await verify();
    const body = { requestType: "VERIFY_EMAIL", idToken: "id-token" };
    expect(google.asked.at(-1)).toEqual({ method: "accounts:sendOobCode", body });
  });

  it("is not sent where the address is verified", async () => {
    google.answer("accounts:lookup", knows({ email: credentials.email, emailVerified: true }));
    await verify();
    expect(methods()).toEqual(["accounts:lookup"]);
  });

  it("is not sent where there is no address", async () => {
    google.answer("accounts:lookup", knows({}));
    expect((await errorOf(verify())).code).toBe("missing-email");
  });

  it("is refused after too many", async () => {
    google.answer("accounts:sendOobCode", refuse("TOO_MANY_ATTEMPTS_TRY_LATER"));
    expect((await errorOf(verify())).code).toBe("too-many-requests");
  });

  it("brings nobody back who was deleted meanwhile", async () => {
    const body = { idToken: "id-token", isNewUser: true };
    google.answer("accounts:signInWithCustomToken", { body });
    expect((await errorOf(verify())).code).toBe("user-not-found");
    expect(methods()).toContain("accounts:delete");
    expect(methods()).not.toContain("accounts:sendOobCode");
  });
});

describe("an ID token to show around", () => {
  beforeEach(() => {
    google.answer(":signBlob", { body: { keyId: "1", signedBlob: "c2lnbmVk" } });
    google.answer("accounts:signInWithCustomToken", { body: { idToken: "id-token" } });
    google.answer("accounts:delete", { body: {} });
  });

  it("comes from a custom token of the person", async () => {
    expect(await show()).toBe("id-token");
    const exchange = google.asked.at(-1);
    expect(exchange?.method).toBe("accounts:signInWithCustomToken");
    const [, claims = ""] = String(exchange?.body.token).split(".");
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
      uid: "person-1",
    });
  });

  it("is refused to a disabled user", async () => {
    google.answer("accounts:signInWithCustomToken", refuse("USER_DISABLED"));
    expect((await errorOf(show())).code).toBe("user-disabled");
  });

  it("brings nobody back who was deleted meanwhile", async () => {
    const body = { idToken: "id-token", isNewUser: true };
    google.answer("accounts:signInWithCustomToken", { body });
    expect((await errorOf(show())).code).toBe("user-not-found");
    expect(google.asked.at(-1)?.method).toBe("accounts:delete");
  });
});
