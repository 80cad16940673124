import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { deletionTexts, resetTexts, verificationTexts } from "~/people/account/account-page-texts";
import { fieldTexts } from "~/people/account/field-texts";
import { encode } from "../contract/identity-people";
import { type RunningServer, startServer } from "../fixtures/server";
import { headerOf } from "../server/ask";
import { adminFirestore } from "./admin";
import { firebaseVariables, missingEmulators, providerToken, toolkit, usersOf } from "./emulators";
import { Fan, googleFan, joinedFan, otherDeviceOf, PASSWORD, visible } from "./firebase-fan";

const TEN_MINUTES_S = 600;

let server: RunningServer;

beforeAll(async () => {
  if (!missingEmulators) server = await startServer(firebaseVariables());
});
afterAll(() => server?.stop());

describe.skipIf(missingEmulators)(`Deleting an account with Firebase ${missingEmulators}`, () => {
  it.each([
    ["the word", { confirmation: "yes" }, fieldTexts.confirmation],
    ["the password", { password: "" }, fieldTexts.currentPassword],
    ["the right password", { password: "another-password" }, deletionTexts.wrongPassword],
  ])("asks for %s", async (_what, wrong, text) => {
    const fan = await joinedFan(server.address);
    const fields = { intent: "delete", confirmation: "DELETE", password: PASSWORD, ...wrong };
    const reply = await fan.post("/account?dialog=delete", fields);
    expect(reply.status).toBe(400);
    expect(visible(reply)).toContain(text);
    expect(await usersOf(fan.email)).toHaveLength(1);
  });

  it("leaves no account, no document and no session", async () => {
    const fan = await joinedFan(server.address);
    const [{ localId: uid = "" } = {}] = await usersOf(fan.email);
    await writeDocuments(uid);
    const devices = [fan.copy(), await otherDeviceOf(fan)];
    const reply = await fan.delete(PASSWORD);
    expect([reply.status, headerOf(reply, "location")]).toEqual([303, "/"]);
    expect(await usersOf(fan.email)).toEqual([]);
    expect(await documentsOf(uid)).toEqual([]);
    const known = await Promise.all(devices.map((device) => device.isKnown()));
    expect(known).toEqual([false, false]);
  });

  it("leaves the address free for a new account, which an old session does not open", async () => {
    const fan = await joinedFan(server.address);
    const old = fan.copy();
    await fan.delete(PASSWORD);
    expect((await fan.join()).status).toBe(303);
    expect([await fan.isKnown(), await old.isKnown()]).toEqual([true, false]);
  });

  it("leaves the documents of others alone", async () => {
    const [fan, other] = [await joinedFan(server.address), await joinedFan(server.address)];
    const [{ localId: uid = "" } = {}] = await usersOf(other.email);
    await writeDocuments(uid);
    await fan.delete(PASSWORD);
    expect(await documentsOf(uid)).toHaveLength(5);
  });

  it("takes a login with Google of this moment for a password", async () => {
    const fan = await googleFan(server.address);
    expect((await fan.delete()).status).toBe(303);
    expect(await usersOf(fan.email)).toEqual([]);
  });

  it("needs a login with Google of the last five minutes", async () => {
    const fan = new Fan(server.address);
    await fan.exchange(signedInTenMinutesAgo(await providerToken(fan.email)));
    const reply = await fan.delete();
    expect(reply.status).toBe(400);
    expect(visible(reply)).toContain(deletionTexts.recentLogin);
    expect(await usersOf(fan.email)).toHaveLength(1);
  });

  it("goes on after a restart where it was cut off", async () => {
    const fan = await joinedFan(server.address);
    const [{ localId: uid = "" } = {}] = await usersOf(fan.email);
    await writeDocuments(uid);
    await adminFirestore().doc(`deletions/${uid}`).set({ startedAt: Date.now() });
    const restarted = await startServer(firebaseVariables());
    onTestFinished(async () => {
      await restarted.stop();
    });
    await vi.waitFor(async () => expect(await documentsOf(uid)).toEqual([]), { timeout: 10_000 });
    expect(await usersOf(fan.email)).toEqual([]);
    expect(await fan.isKnown()).toBe(false);
  });
});

describe.skipIf(missingEmulators)(`An account without an address ${missingEmulators}`, () => {
  let fan: Fan;

  beforeAll(async () => {
    fan = new Fan(server.address);
    const { idToken = "" } = await toolkit("signUp", { returnSecureToken: true });
    await fan.exchange(idToken);
  });

  it.each([
    ["verify", "", verificationTexts["missing-email"] ?? "", "verification.missing-email"],
    ["verify", "", `${verificationTexts.noEmail}:`, "verification.noEmail"],
    ["reset", "?dialog=password", resetTexts.noEmail, "reset.noEmail"],
    ["delete", "?dialog=delete", deletionTexts["missing-email"] ?? "", "deletion.missing-email"],
  ])("is told so by the form '%s%s': %s %s", async (intent, search, text) => {
    const fields = { intent, confirmation: "DELETE", password: PASSWORD };
    const reply = await fan.post(`/account${search}`, fields);
    expect(reply.status).toBe(400);
    expect(visible(reply)).toContain(text);
  });
});

const documentPaths = (uid: string) => [
  `profiles/${uid}`,
  `records/${uid}`,
  `attempts/${uid}-one`,
  `attempts/${uid}-two`,
  `pushSubscriptions/token-of-${uid}`,
];

async function writeDocuments(uid: string) {
  const firestore = adminFirestore();
  await Promise.all(documentPaths(uid).map((path) => firestore.doc(path).set({ userId: uid })));
}

/** The paths of a user's remaining documents, including the record of the deletion. */
async function documentsOf(uid: string): Promise<string[]> {
  const firestore = adminFirestore();
  const paths = [...documentPaths(uid), `deletions/${uid}`];
  const found = await Promise.all(paths.map((path) => firestore.doc(path).get()));
  return found.filter(({ exists }) => exists).map(({ ref }) => ref.path);
}

/** The emulator's tokens are unsigned: anyone can forge one. */
function signedInTenMinutesAgo(token: string): string {
  const [header, payload = "", signature] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const auth_time = claims.auth_time - TEN_MINUTES_S;
  return [header, encode({ ...claims, auth_time }), signature].join(".");
}
