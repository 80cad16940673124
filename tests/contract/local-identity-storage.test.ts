import { describe, expect, it, vi } from "vitest";
import { LocalIdentity } from "~/platform/identity/local-identity.server";
import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";
import { SqliteConnection } from "~/platform/storage/sqlite-driver.server";
import { LOCAL_SECRET } from "./local-harness";
import {
  join,
  local,
  NOW,
  newEmail,
  options,
  PASSWORD,
  setUpLocalIdentity,
  tokenFor,
} from "./local-people";

setUpLocalIdentity();

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
    const fail = () => Promise.reject(new Error("no route"));
    const mailer = { send: fail, check: fail, deleteEmails: fail };
    const identity = new LocalIdentity({ ...options(), mailer });
    const failure = { code: "network-request-failed" };
    await expect(identity.sendVerification(user.id, NOW)).rejects.toMatchObject(failure);
    await expect(identity.sendPasswordReset(email, NOW)).rejects.toMatchObject(failure);
    await expect(identity.deleteUser(user.id)).rejects.toMatchObject(failure);
    expect(await local.identity.findUser(user.id)).not.toBeNull();
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
    const attempts = [
      identity.signUp({ email: newEmail(), password: PASSWORD, name: "A" }, NOW),
      identity.verifyIdToken(idToken, NOW),
      identity.readSession(session, NOW),
      identity.endSession(session),
      identity.deleteUser("u1"),
    ];
    const results = await Promise.allSettled(attempts);
    const codes = results.map((result) => result.status === "rejected" && result.reason.code);
    expect(codes).toEqual(attempts.map(() => expected));
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
    await expect(local.identity.findUser(user.id)).rejects.toMatchObject({ code: "unknown" });
  });

  it("takes as long for an unknown address as for a known one", async () => {
    const send = vi.fn(async () => {});
    const identity = new LocalIdentity({ ...options(), mailer: { ...options().mailer, send } });
    const { email } = await join({});
    const known = await timeOf(() => identity.sendPasswordReset(email, NOW));
    expect(send).toHaveBeenCalledTimes(1);
    const unknown = await timeOf(() => identity.sendPasswordReset(newEmail(), NOW));
    expect(send).toHaveBeenCalledTimes(1);
    expect(Math.abs(known - unknown)).toBeLessThan(150);
  });
});

/** The other tests' store, with some methods failing. */
function failing(methods: Partial<DocumentStore>): DocumentStore {
  const { documents } = local;
  return {
    get: (...given) => documents.get(...given),
    query: (...given) => documents.query(...given),
    count: (...given) => documents.count(...given),
    set: (...given) => documents.set(...given),
    delete: (...given) => documents.delete(...given),
    transaction: (work) => documents.transaction(work),
    eraseDeleted: () => documents.eraseDeleted(),
    close: async () => {},
    ...methods,
  };
}

/** Every id and document in the file, as text. */
function storedTexts(): string {
  const connection = new SqliteConnection(local.file, { readOnly: true });
  const rows = connection.prepare("SELECT * FROM documents").all();
  connection.close();
  return JSON.stringify(rows);
}

async function timeOf(work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
