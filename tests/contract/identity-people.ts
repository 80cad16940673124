import { randomBytes } from "node:crypto";
import { expect, vi } from "vitest";
import {
  IdentityError,
  type IdentityErrorCode,
  type IdentityProvider,
  type Provider,
} from "~/platform/identity/identity-provider";

/** A provider under test, and what only its environment can do. */
export type IdentityHarness = {
  identity: IdentityProvider;
  /** The code in the newest email of this kind to this address; null if none was sent. */
  actionCode(email: string, purpose: "verify" | "reset"): Promise<string | null>;
  /** Follows the link of the newest verification email. */
  applyVerification(email: string): Promise<void>;
  /** Follows the link of the newest reset email and sets that password. */
  applyReset(email: string, newPassword: string): Promise<void>;
  /** Signs in a new user of that provider: an ID token. */
  makeProviderIdToken(provider: Exclude<Provider, "password">): Promise<string>;
  close(): Promise<void>;
};

export const SECOND_MS = 1000;

/** The password of every test user. */
export const PASSWORD = "offside-trap-4-4-2";

let current: IdentityHarness;

/** The provider under test, and its environment. */
export const harness = () => current;

/** The provider under test. */
export const identity = () => current.identity;

/** Sets the provider under test. */
export function setHarness(opened: IdentityHarness): void {
  current = opened;
}

/** A new user with a session. */
export async function newPerson(name = "Naledi Fan") {
  const email = newEmail();
  const idToken = await signUp(email, PASSWORD, name);
  const { user } = await identity().verifyIdToken(idToken, Date.now());
  return { email, idToken, user, session: await openSession(idToken) };
}

/** An unused address. */
export const newEmail = () => `fan-${randomBytes(8).toString("hex")}@players.example`;

/** Signs a user up: an ID token. */
export const signUp = (email: string, password = PASSWORD, name = "Naledi Fan") =>
  identity().signUp({ email, password, name }, Date.now());

/** Signs a user in: an ID token. */
export const signIn = (email: string, password = PASSWORD) =>
  identity().signIn({ email, password }, Date.now());

/** Opens a session: the cookie's value. */
export const openSession = (idToken: string) => identity().createSession(idToken, Date.now());

/** Checks that a session is valid. */
export async function expectHolds(session: string) {
  expect(await identity().readSession(session, Date.now())).not.toBeNull();
  expect(await identity().checkSession(session, Date.now())).not.toBeNull();
}

/** Checks that a session is invalid. */
export async function expectEnded(session: string) {
  expect(await identity().readSession(session, Date.now())).toBeNull();
  expect(await identity().checkSession(session, Date.now())).toBeNull();
}

/** Checks that an operation is rejected with this code. */
export async function refuses(attempt: Promise<unknown>, code: IdentityErrorCode) {
  const error = await attempt.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(IdentityError);
  expect(error).toMatchObject({ code });
}

/** The error code of an operation. */
export const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "no error",
    (error) => error.code,
  );

/** Waits for the next second: Firebase compares revocations in whole seconds. */
export async function nextSecond() {
  const second = () => Math.floor(Date.now() / SECOND_MS);
  const start = second();
  await vi.waitFor(() => expect(second()).toBeGreaterThan(start), { timeout: 3000, interval: 20 });
}

/** A token of another project. Unsigned like the emulator's tokens, so only its project is wrong there. */
export function tokenOfAnotherProject() {
  const seconds = Math.floor(Date.now() / SECOND_MS);
  const claims = {
    iss: "https://securetoken.google.com/another-project",
    aud: "another-project",
    sub: "somebody",
    user_id: "somebody",
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 3600,
    email: "somebody@players.example",
    firebase: { sign_in_provider: "password", identities: {} },
  };
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;
}

/** A part of a JWT. */
export const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
