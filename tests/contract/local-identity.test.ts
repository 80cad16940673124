import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { AuthUser } from "~/identity/identity-provider";
import { LocalIdentity } from "~/identity/local-identity.server";
import { type DocumentStore, DocumentStoreError } from "~/storage/document-store";
import { LOCAL_SECRET, lettersTo, openLocalHarness } from "./local-harness";

const NOW = Date.parse("2026-12-06T16:00:00Z");
const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PASSWORD = "offside-trap-4-4-2";

let local: Awaited<ReturnType<typeof openLocalHarness>>;
beforeAll(async () => {
  local = await openLocalHarness();
});
afterAll(() => local.close());

describe("signing up with LocalIdentity", () => {
  it("title-cases the name, and falls back to the address", async () => {
    expect((await join({ name: " thandi  mokoena " })).user.name).toBe("Thandi Mokoena");
    expect((await join({ email: "sipho.d+k@players.example", name: " " })).user.name).toBe(
      "Sipho D",
    );
  });

  it("keeps the address trimmed and in lower case", async () => {
    const { user } = await join({ email: "  Naledi@Players.Example " });
    expect(user.email).toBe("naledi@players.example");
  });

  it("takes 1,000 characters of password and refuses more, at each door in its own words", async () => {
    const { email } = await join({ email: "long@players.example", password: "p".repeat(1000) });
    const signIn = (length: number) =>
      local.identity.signIn({ email, password: "p".repeat(length) }, NOW);
    await expect(signIn(1000)).resolves.toEqual(expect.any(String));
    await expect(signIn(1001)).rejects.toMatchObject({ code: "invalid-credential" });
    await expect(join({ password: "p".repeat(1001) })).rejects.toMatchObject({
      code: "weak-password",
    });
  });

  it("takes 20 at once, each with an account of their own", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => join({})));
    expect(new Set(people.map(({ user }) => user.id)).size).toBe(20);
  });

  it("lets one of 20 at once have an address", async () => {
    const email = newEmail();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => join({ email })));
    const codes = results.map((result) => (result.status === "rejected" ? result.reason.code : ""));
    expect(codes.sort()).toEqual(["", ...Array(19).fill("email-already-in-use")]);
  });
});

describe("signing in with LocalIdentity", () => {
  it("hashes for an unknown address and for a provider account as for a wrong password", async () => {
    const { email } = await join({});
    const { user: provider } = await comeBy("google");
    const times = [];
    for (const address of [email, newEmail(), provider.email]) {
      const start = performance.now();
      const attempt = local.identity.signIn({ email: address, password: "not-it-at-all" }, NOW);
      await expect(attempt).rejects.toMatchObject({ code: "invalid-credential" });
      times.push(performance.now() - start);
    }
    const [wrong = 0, ...others] = times;
    for (const other of others) expect(other).toBeGreaterThan(wrong / 3);
  });
});

describe("sessions of LocalIdentity", () => {
  it("hold to the millisecond before 14 days", async () => {
    const { session } = await join({});
    const end = NOW + 14 * DAY_MS;
    expect(await local.identity.readSession(session, end - 1)).not.toBeNull();
    expect(await local.identity.readSession(session, end)).toBeNull();
  });

  it("can't be opened with an ID token from before all were ended", async () => {
    const { idToken, user } = await join({});
    await local.identity.endAllSessions(user.id);
    for (const attempt of [
      local.identity.createSession(idToken, NOW),
      local.identity.verifyIdToken(idToken, NOW),
    ]) {
      await expect(attempt).rejects.toMatchObject({ code: "invalid-id-token" });
    }
  });

  it("are cleared away in time when they have expired", async () => {
    const opened = await openLocalHarness();
    const count = async () =>
      (await opened.documents.query("sessions", { limit: 500 })).documents.length;
    const idToken = (now: number) =>
      opened.identity.signInWithSimulatedProvider({ provider: "apple", name: "A" }, now);
    for (const day of [0, 1, 20, 21]) {
      const now = NOW + day * DAY_MS;
      await opened.identity.createSession(await idToken(now), now);
    }
    expect(await count()).toBe(2);
    await opened.close();
  });
});

describe("the links in letters of LocalIdentity", () => {
  it("verify once", async () => {
    const { email, user } = await join({});
    await local.identity.sendVerification(user.id, NOW);
    const token = await tokenFor(email, "verify");
    expect(await local.identity.confirmVerification(token, NOW)).toEqual(verified(user));
    await refuses(local.identity.confirmVerification(token, NOW));
    expect(await local.identity.user(user.id)).toEqual(verified(user));
  });

  it("send nothing more once the address is verified", async () => {
    const { email, user } = await join({});
    await local.identity.sendVerification(user.id, NOW);
    await local.identity.confirmVerification(await tokenFor(email, "verify"), NOW);
    await local.identity.sendVerification(user.id, NOW);
    expect(await lettersTo(local.outbox, email)).toHaveLength(1);
  });

  it("hold for an hour", async () => {
    const { email, user } = await join({});
    await local.identity.sendVerification(user.id, NOW);
    await local.identity.sendPasswordReset(email, NOW);
    const reset = await tokenFor(email, "reset");
    const verify = await tokenFor(email, "verify");
    const late = NOW + HOUR_MS;
    await refuses(local.identity.confirmVerification(verify, late));
    await refuses(local.identity.readResetToken(reset, late));
    await refuses(local.identity.resetPassword(reset, "a-new-password", late));
    const justInTime = late - SECOND_MS;
    expect(await local.identity.readResetToken(reset, justInTime)).toEqual({ email });
    await local.identity.confirmVerification(verify, justInTime);
  });

  it("are good for their own purpose only", async () => {
    const { email, user } = await join({});
    await local.identity.sendVerification(user.id, NOW);
    await local.identity.sendPasswordReset(email, NOW);
    const reset = await tokenFor(email, "reset");
    await refuses(local.identity.confirmVerification(reset, NOW));
    await refuses(local.identity.readResetToken(await tokenFor(email, "verify"), NOW));
    expect(await local.identity.readResetToken(reset, NOW)).toEqual({ email });
  });

  it("reset a password once, however many come at once, and drop the other links", async () => {
    const { email, user, session } = await join({});
    await local.identity.sendPasswordReset(email, NOW);
    const former = await tokenFor(email, "reset");
    await local.identity.sendPasswordReset(email, NOW + SECOND_MS);
    const token = await tokenFor(email, "reset");
    expect(token).not.toBe(former);
    const passwords = ["new-password-1", "new-password-2", "new-password-3"];
    const results = await Promise.allSettled(
      passwords.map((password) => local.identity.resetPassword(token, password, NOW)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const used of [token, former]) await refuses(local.identity.readResetToken(used, NOW));
    expect(await local.identity.readSession(session, NOW)).toBeNull();
    expect(await local.identity.user(user.id)).toEqual(verified(user));
  });

  it("keep the link when the new password is too short", async () => {
    const { email } = await join({});
    await local.identity.sendPasswordReset(email, NOW);
    const token = await tokenFor(email, "reset");
    const attempt = local.identity.resetPassword(token, "short", NOW);
    await expect(attempt).rejects.toMatchObject({ code: "weak-password" });
    expect(await local.identity.readResetToken(token, NOW)).toEqual({ email });
  });

  it("are worth nothing when the person is gone, or another has the address", async () => {
    const { email, user } = await join({});
    await local.identity.sendVerification(user.id, NOW);
    await local.identity.sendPasswordReset(email, NOW);
    const [verify, reset] = [await tokenFor(email, "verify"), await tokenFor(email, "reset")];
    await local.identity.deleteUser(user.id);
    await join({ email });
    await refuses(local.identity.confirmVerification(verify, NOW));
    await refuses(local.identity.readResetToken(reset, NOW));
  });

  it.each(["", "x", "x".repeat(43), "x".repeat(10_000), "../accounts", "⚽"])(
    "are never '%s'",
    async (token) => {
      await refuses(local.identity.confirmVerification(token, NOW));
      await refuses(local.identity.readResetToken(token, NOW));
      await refuses(local.identity.resetPassword(token, "a-new-password", NOW));
    },
  );
});

describe("simulated providers", () => {
  it("make a person with a generated address that is verified", async () => {
    const { user } = await comeBy("google", "lerato fan");
    expect(user).toEqual({
      id: expect.any(String),
      name: "Lerato Fan",
      email: expect.stringMatching(/^google-[0-9a-f]{12}@players\.kickabout\.example$/),
      emailVerified: true,
      provider: "google",
    });
  });

  it("know whoever came before, by the same provider only", async () => {
    const { user } = await comeBy("google");
    const { user: player } = await join({});
    expect((await comeBy("google", "Another", user.id)).user).toEqual(user);
    expect((await comeBy("apple", "Another", user.id)).user.id).not.toBe(user.id);
    expect((await comeBy("google", "Another", player.id)).user.id).not.toBe(player.id);
    expect((await comeBy("google", "Another", "../nobody")).user.id).not.toBe(user.id);
  });

  it("give a name where there is none", async () => {
    expect((await comeBy("apple", "")).user.name).toBe("Kickabout Player");
  });

  it("get no letter about a password", async () => {
    const { user } = await comeBy("google");
    await local.identity.sendPasswordReset(user.email, NOW);
    expect(await lettersTo(local.outbox, user.email)).toEqual([]);
  });
});

describe("what LocalIdentity stores", () => {
  it("lets nobody who reads it sign in", async () => {
    const { email, user, session, idToken } = await join({});
    await local.identity.sendVerification(user.id, NOW);
    await local.identity.sendPasswordReset(email, NOW);
    const secrets = [
      PASSWORD,
      session,
      idToken,
      LOCAL_SECRET,
      await tokenFor(email, "verify"),
      await tokenFor(email, "reset"),
    ];
    const stored = storedTexts();
    expect(stored).toContain(user.id);
    for (const secret of secrets) expect(stored).not.toContain(secret);
  });

  it("is gone with the person", async () => {
    const { email, user } = await join({});
    await local.identity.sendVerification(user.id, NOW);
    expect(storedTexts()).toContain(user.id);
    await local.identity.deleteUser(user.id);
    expect(storedTexts()).not.toContain(user.id);
    expect(storedTexts()).not.toContain(email);
  });

  it("finishes a deletion that was cut off", async () => {
    const { email, user, session } = await join({});
    const cutOff = new LocalIdentity({
      ...options(),
      documents: failing({ transaction: () => Promise.reject(new Error("killed")) }),
    });
    await expect(cutOff.deleteUser(user.id)).rejects.toThrow("killed");
    expect(await local.identity.readSession(session, NOW)).toBeNull();
    await local.identity.deleteUser(user.id);
    expect(storedTexts()).not.toContain(email);
  });
});

describe("LocalIdentity without its surroundings", () => {
  it("says so when letters can't be handed over", async () => {
    const { email, user } = await join({});
    const mailer = { send: () => Promise.reject(new Error("no route")) };
    const identity = new LocalIdentity({ ...options(), mailer });
    const failure = { code: "network-request-failed" };
    await expect(identity.sendVerification(user.id, NOW)).rejects.toMatchObject(failure);
    await expect(identity.sendPasswordReset(email, NOW)).rejects.toMatchObject(failure);
  });

  it.each([
    ["unavailable", "network-request-failed"],
    ["contention", "too-many-requests"],
  ] as const)("answers in the port's words when the store is at %s", async (code, expected) => {
    const refuse = () => Promise.reject(new DocumentStoreError(code));
    const documents = failing({
      get: refuse,
      query: refuse,
      set: refuse,
      delete: refuse,
      transaction: refuse,
    });
    const identity = new LocalIdentity({ ...options(), documents });
    const { idToken, session } = await join({});
    for (const attempt of [
      identity.signUp({ email: newEmail(), password: PASSWORD, name: "A" }, NOW),
      identity.verifyIdToken(idToken, NOW),
      identity.readSession(session, NOW),
      identity.endSession(session),
      identity.endAllSessions("u1"),
      identity.deleteUser("u1"),
    ]) {
      await expect(attempt).rejects.toMatchObject({ code: expected });
    }
  });

  it("reads damaged documents as what doesn't hold", async () => {
    const { user, session } = await join({});
    const { documents: found } = await local.documents.query("sessions", {
      where: { userId: user.id },
      limit: 1,
    });
    await local.documents.set("sessions", found[0]?.id ?? "", { userId: 7 });
    expect(await local.identity.readSession(session, NOW)).toBeNull();
    await local.documents.set("accounts", user.id, { name: 7 });
    await expect(local.identity.user(user.id)).rejects.toMatchObject({ code: "unknown" });
  });

  it("takes as long for an unknown address as for a known one", async () => {
    const send = vi.fn(async () => {});
    const identity = new LocalIdentity({ ...options(), mailer: { send } });
    const { email } = await join({});
    const known = await timeOf(() => identity.sendPasswordReset(email, NOW));
    expect(send).toHaveBeenCalledTimes(1);
    const unknown = await timeOf(() => identity.sendPasswordReset(newEmail(), NOW));
    expect(send).toHaveBeenCalledTimes(1);
    expect(Math.abs(known - unknown)).toBeLessThan(150);
  });
});

type Given = { email?: string; password?: string; name?: string };

async function join({ email = newEmail(), password = PASSWORD, name = "Naledi Fan" }: Given) {
  const idToken = await local.identity.signUp({ email, password, name }, NOW);
  return { email, idToken, ...(await opened(idToken)) };
}

async function comeBy(provider: "google" | "apple", name = "Lerato Fan", accountId?: string) {
  const given = { provider, name, ...(accountId && { accountId }) };
  return opened(await local.identity.signInWithSimulatedProvider(given, NOW));
}

async function opened(idToken: string) {
  const { user } = await local.identity.verifyIdToken(idToken, NOW);
  return { user, session: await local.identity.createSession(idToken, NOW) };
}

let people = 0;
const newEmail = () => `fan-${++people}@players.example`;

async function tokenFor(email: string, purpose: "verify" | "reset") {
  return (await local.actionCode(email, purpose)) ?? "none was sent";
}

const verified = (user: AuthUser) => ({ ...user, emailVerified: true });

async function refuses(attempt: Promise<unknown>) {
  await expect(attempt).rejects.toMatchObject({ code: "invalid-action-code" });
}

function options() {
  const { documents } = local;
  const mailer = { send: async () => {} };
  return { documents, mailer, secret: LOCAL_SECRET, origin: "http://127.0.0.1:3000" };
}

/** The store of the other tests, some of whose methods fail. */
function failing(methods: Partial<DocumentStore>): DocumentStore {
  const { documents } = local;
  return {
    get: (...given) => documents.get(...given),
    query: (...given) => documents.query(...given),
    set: (...given) => documents.set(...given),
    delete: (...given) => documents.delete(...given),
    transaction: (work) => documents.transaction(work),
    close: async () => {},
    ...methods,
  };
}

/** Every id and document in the file, as text. */
function storedTexts(): string {
  const connection = new Database(local.file, { readonly: true });
  const rows = connection.prepare("SELECT * FROM documents").all();
  connection.close();
  return JSON.stringify(rows);
}

async function timeOf(work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
