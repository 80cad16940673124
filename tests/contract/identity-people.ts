import { randomBytes } from "node:crypto";
import { expect, vi } from "vitest";
import {
  IdentityError,
  type IdentityErrorCode,
  type IdentityProvider,
  type Provider,
} from "~/platform/identity/identity-provider";

/** A provider under test, and what only its surroundings can do. */
export type IdentityHarness = {
  identity: IdentityProvider;
  /** The code in the newest letter of this kind to this address; null when none was sent. */
  actionCode(email: string, purpose: "verify" | "reset"): Promise<string | null>;
  /** Follows the link of the newest verification letter. */
  applyVerification(email: string): Promise<void>;
  /** Follows the link of the newest reset letter and sets that password. */
  applyReset(email: string, newPassword: string): Promise<void>;
  /** Signs in a new person through that provider: an ID token. */
  makeProviderIdToken(provider: Exclude<Provider, "password">): Promise<string>;
  close(): Promise<void>;
};

export const SECOND_MS = 1000;

/** What everybody signs up with. */
export const PASSWORD = "offside-trap-4-4-2";

let current: IdentityHarness;

/** The provider that this run of the suite tests, and its surroundings. */
export const harness = () => current;

/** The provider that this run of the suite tests. */
export const identity = () => current.identity;

/** Says which provider this run of the suite tests. */
export function setHarness(opened: IdentityHarness): void {
  current = opened;
}

/** A new person who has signed up, with a session. */
export async function newPerson(name = "Naledi Fan") {
  const email = newEmail();
  const idToken = await signUp(email, PASSWORD, name);
  const { user } = await identity().verifyIdToken(idToken, Date.now());
  return { email, idToken, user, session: await openSession(idToken) };
}

/** An address nobody has. */
export const newEmail = () => `fan-${randomBytes(8).toString("hex")}@players.example`;

/** Signs somebody up: an ID token. */
export const signUp = (email: string, password = PASSWORD, name = "Naledi Fan") =>
  identity().signUp({ email, password, name }, Date.now());

/** Signs somebody in: an ID token. */
export const signIn = (email: string, password = PASSWORD) =>
  identity().signIn({ email, password }, Date.now());

/** Opens a session: what its cookie keeps. */
export const openSession = (idToken: string) => identity().createSession(idToken, Date.now());

/** Checks that a session holds. */
export async function expectHolds(session: string) {
  expect(await identity().readSession(session, Date.now())).not.toBeNull();
  expect(await identity().checkSession(session, Date.now())).not.toBeNull();
}

/** Checks that a session does not hold. */
export async function expectEnded(session: string) {
  expect(await identity().readSession(session, Date.now())).toBeNull();
  expect(await identity().checkSession(session, Date.now())).toBeNull();
}

/** Checks that an attempt is refused with this code. */
export async function refuses(attempt: Promise<unknown>, code: IdentityErrorCode) {
  const error = await attempt.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(IdentityError);
  expect(error).toMatchObject({ code });
}

/** The code an attempt is refused with. */
export const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "no error",
    (error) => error.code,
  );

/** Waits for the next second. What was revoked before this second stays so: Firebase compares whole seconds. */
export async function nextSecond() {
  const second = () => Math.floor(Date.now() / SECOND_MS);
  const start = second();
  await vi.waitFor(() => expect(second()).toBeGreaterThan(start), { timeout: 3000, interval: 20 });
}

/** A token of a project that is not ours. As the emulator's tokens it has no signature, so that only its project gives it away there. */
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
