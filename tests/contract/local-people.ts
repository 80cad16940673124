import { afterAll, beforeAll } from "vitest";
import { LOCAL_SECRET, openLocalHarness } from "./local-harness";

/** When everything in these tests happens, unless it says otherwise. */
export const NOW = Date.parse("2026-12-06T16:00:00Z");

export const SECOND_MS = 1000;

/** What everybody signs up with. */
export const PASSWORD = "offside-trap-4-4-2";

/** The embedded mode that the tests of one file share. */
export let local: Awaited<ReturnType<typeof openLocalHarness>>;

/** Opens and closes it around them. */
export function setUpLocalIdentity(): void {
  beforeAll(async () => {
    local = await openLocalHarness();
  });
  afterAll(() => local.close());
}

type Given = { email?: string; password?: string; name?: string };

/** Somebody new who has signed up with a password, with a session. */
export async function join({
  email = newEmail(),
  password = PASSWORD,
  name = "Naledi Fan",
}: Given) {
  const idToken = await local.identity.signUp({ email, password, name }, NOW);
  return { email, idToken, ...(await opened(idToken)) };
}

/** Somebody who came by a simulated provider, with a session. */
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
/** An address nobody has. */
export const newEmail = () => `fan-${++people}@players.example`;

/** The token in the newest letter to an address. */
export async function tokenFor(email: string, purpose: "verify" | "reset") {
  return (await local.actionCode(email, purpose)) ?? "none was sent";
}

/** What a LocalIdentity on the same store is made of; its letters go nowhere, and its hashes are those of production. */
export function options() {
  const { documents } = local;
  const mailer = { send: async () => {}, deleteEmails: async () => {} };
  return { documents, mailer, secret: LOCAL_SECRET, origin: "http://127.0.0.1:3000" };
}
