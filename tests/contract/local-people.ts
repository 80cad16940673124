import { afterAll, beforeAll } from "vitest";
import { LOCAL_SECRET, openLocalHarness } from "./local-harness";

/** The default time of these tests. */
export const NOW = Date.parse("2026-12-06T16:00:00Z");

export const SECOND_MS = 1000;

/** The password of every test user. */
export const PASSWORD = "offside-trap-4-4-2";

/** The embedded mode that a file's tests share. */
export let local: Awaited<ReturnType<typeof openLocalHarness>>;

/** Opens and closes it around the tests. */
export function setUpLocalIdentity(): void {
  beforeAll(async () => {
    local = await openLocalHarness();
  });
  afterAll(() => local.close());
}

type Given = { email?: string; password?: string; name?: string };

/** A new user with a password and a session. */
export async function join({
  email = newEmail(),
  password = PASSWORD,
  name = "Naledi Fan",
}: Given) {
  const idToken = await local.identity.signUp({ email, password, name }, NOW);
  return { email, idToken, ...(await opened(idToken)) };
}

/** A user of a simulated provider, with a session. */
export async function comeBy(
  provider: "google" | "apple",
  name = "Lerato Fan",
  accountId?: string,
) {
  const given = { provider, name, ...(accountId && { accountId }) };
  return opened(await local.identity.signInWithSimulatedProvider(given, NOW));
}

async function opened(idToken: string) {
  const { user } = await local.identity.verifyIdToken(idToken, NOW);
  return { user, session: await local.identity.createSession(idToken, NOW) };
}

let people = 0;
/** An unused address. */
export const newEmail = () => `fan-${++people}@players.example`;

/** The token in the newest email to an address. */
export async function tokenFor(email: string, purpose: "verify" | "reset") {
  return (await local.actionCode(email, purpose)) ?? "none was sent";
}

/** The options of a LocalIdentity on the same store; it discards emails, and hashes as in production. */
export function options() {
  const { documents } = local;
  const mailer = { send: async () => {}, check: async () => {}, deleteEmails: async () => {} };
  return { documents, mailer, secret: LOCAL_SECRET, origin: "http://127.0.0.1:3000" };
}
