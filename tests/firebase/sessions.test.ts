import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimTexts } from "~/games/claim-texts";
import { signInTexts } from "~/people/account/account-texts";
import { encode, nextSecond, tokenOfAnotherProject } from "../contract/identity-people";
import { type RunningServer, startServer } from "../fixtures/server";
import { headerOf } from "../server/ask";
import { cardOf } from "../server/quiz-fan";
import { adminAuth } from "./admin";
import {
  firebaseVariables,
  missingEmulators,
  passwordToken,
  providerToken,
  usersOf,
} from "./emulators";
import { Fan, googleFan, joinedFan, otherDeviceOf, PASSWORD } from "./firebase-fan";

const SIX_MINUTES_S = 360;

describe.skipIf(missingEmulators)(`Sessions with Firebase ${missingEmulators}`, () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer(firebaseVariables());
  });
  afterAll(() => server?.stop());

  it("opens one for the ID token of a password", async () => {
    const { email } = await joinedFan(server.address);
    const fan = new Fan(server.address, email);
    const reply = await fan.exchange(await passwordToken(email, PASSWORD));
    expect([reply.status, reply.text]).toEqual([200, "{}"]);
    expect(headerOf(reply, "set-cookie")).toMatch(/^__session=.*HttpOnly; SameSite=Lax/);
    expect(await fan.isKnown()).toBe(true);
  });

  it.each(["google", "apple"] as const)("opens one for the ID token of %s", async (provider) => {
    const fan = new Fan(server.address);
    const reply = await fan.exchange(await providerToken(fan.email, provider));
    expect(reply.status).toBe(200);
    const page = await fan.read("/account");
    expect(page).toContain("Lebo Fan");
    expect(page).toContain(">Verified<");
  });

  it("takes along what was played in the browser before", async () => {
    const fan = new Fan(server.address);
    const moves = "/play/full-time-quiz/moves";
    const { playing } = JSON.parse((await fan.post(moves, { intent: "start" })).text);
    const answers = [0, 1, 2, 3, 4].map((index) => ({ index, move: 1, elapsed: 0 }));
    const attempt = playing.attempt.id;
    await fan.post(moves, { intent: "move", attempt, moves: JSON.stringify(answers) });
    const reply = await fan.exchange(await providerToken(fan.email));
    expect(headerOf(reply, "set-cookie")).toMatch(/kb_player=; Max-Age=0/);
    expect(await fan.read("/stats")).toContain(claimTexts.cameAlong(1));
    expect(await fan.read("/account")).toContain(cardOf(1));
    expect(await fan.send("/account", { intent: "undo-claim" })).toContain(claimTexts.undone(1));
    expect(await fan.read("/stats")).toContain("No stats yet");
  });

  it.each<[string, (token: string) => string]>([
    ["none", () => ""],
    ["a word", () => "token"],
    ["one of another project", () => tokenOfAnotherProject()],
    ["one whose audience was edited", (token) => edited(token, () => ({ aud: "elsewhere" }))],
    ["one of nobody", (token) => edited(token, () => ({ sub: "nobody", user_id: "nobody" }))],
    [
      "one of six minutes ago",
      (token) => edited(token, ({ iat }) => ({ iat: iat - SIX_MINUTES_S })),
    ],
    [
      "one of a custom sign-in",
      (token) =>
        edited(token, () => ({ firebase: { sign_in_provider: "custom", identities: {} } })),
    ],
  ])("opens none for %s", async (_what, change) => {
    const fan = await joinedFan(server.address);
    const visitor = new Fan(server.address);
    const reply = await visitor.exchange(change(await passwordToken(fan.email, PASSWORD)));
    expect(reply.status).toBe(401);
    expect(JSON.parse(reply.text)).toEqual({
      code: "invalid-id-token",
      message: signInTexts["invalid-id-token"],
    });
    expect(await visitor.isKnown()).toBe(false);
  });

  it("opens none for another than the one who has to prove it", async () => {
    const [fan, other] = [await googleFan(server.address), await googleFan(server.address)];
    const [{ localId = "" } = {}] = await usersOf(fan.email);
    const reply = await fan.exchange(await providerToken(other.email), `?user=${localId}`);
    expect([reply.status, JSON.parse(reply.text).code]).toEqual([401, "wrong-user"]);
    expect((await fan.exchange(await providerToken(fan.email), `?user=${localId}`)).status).toBe(
      200,
    );
  });

  it("goes on where it is proven within the second in which it was opened", async () => {
    const fan = new Fan(server.address);
    const token = await providerToken(fan.email);
    const [{ localId = "" } = {}] = await usersOf(fan.email);
    // Firebase issues the same cookie for two sign-ins of a user within a second.
    await nextSecond();
    await fan.exchange(token);
    await fan.exchange(token, `?user=${localId}`);
    expect(await fan.isKnown()).toBe(true);
  });

  it("ends one that a script takes back", async () => {
    const fan = await joinedFan(server.address);
    const copy = fan.copy();
    expect((await fan.leave()).status).toBe(204);
    expect([await fan.isKnown(), await copy.isKnown()]).toEqual([false, false]);
  });

  it("ends one at logout though Firebase would still take its cookie", async () => {
    const fan = await joinedFan(server.address);
    const copy = fan.copy();
    await fan.post("/logout", {});
    await expect(adminAuth().verifySessionCookie(copy.firebaseCookie, true)).resolves.toBeTruthy();
    expect(await copy.isKnown()).toBe(false);
  });

  it("leaves other devices logged in at logout", async () => {
    const fan = await joinedFan(server.address);
    // Firebase issues the same cookie for two sign-ins of a user within a second.
    await nextSecond();
    const device = await otherDeviceOf(fan);
    await fan.post("/logout", {});
    expect(await device.isKnown()).toBe(true);
  });

  it.each<[string, (uid: string) => Promise<unknown>]>([
    ["deleted", (uid) => adminAuth().deleteUser(uid)],
    ["disabled", (uid) => adminAuth().updateUser(uid, { disabled: true })],
    ["told to sign in again", (uid) => adminAuth().revokeRefreshTokens(uid)],
  ])("lets nobody change an account that was %s elsewhere", async (_what, change) => {
    const fan = await joinedFan(server.address);
    const [{ localId = "" } = {}] = await usersOf(fan.email);
    // A revocation does not affect a sign-in of the same second: Firebase compares whole seconds.
    await nextSecond();
    await change(localId);
    const reply = await fan.post("/account", { intent: "verify" });
    expect([reply.status, headerOf(reply, "location")]).toEqual([303, "/account?dialog=login"]);
    expect(await fan.read("/account?dialog=login")).toContain("Please log in again to go on.");
  });
});

type Claims = { iat: number };

/** The emulator's tokens are unsigned: anyone can forge one. */
function edited(token: string, change: (claims: Claims) => object): string {
  const [header, payload = "", signature] = token.split(".");
  const claims: Claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  return [header, encode({ ...claims, ...change(claims) }), signature].join(".");
}
