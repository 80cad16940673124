import { expect, it } from "vitest";
import { ID_TOKEN_MAX_AGE_MS, SESSION_MAX_AGE_MS } from "~/platform/identity/identity-provider";
import {
  encode,
  expectEnded,
  expectHolds,
  identity,
  newPerson,
  nextSecond,
  openSession,
  refuses,
  SECOND_MS,
  signIn,
  tokenOfAnotherProject,
} from "./identity-people";

/** Cases of ID tokens and the sessions they open. */
export function idTokens() {
  it.each([
    ["nothing", ""],
    ["a word", "token"],
    ["dots", ".."],
    ["what is no JSON", "e30.x.y"],
    ["10,000 characters", "x".repeat(10_000)],
    ["one of another project", tokenOfAnotherProject()],
  ])("refuses %s", async (_what, idToken) => {
    await refuses(identity().verifyIdToken(idToken, Date.now()), "invalid-id-token");
    await refuses(identity().createSession(idToken, Date.now()), "invalid-id-token");
  });

  it("refuses one whose audience was edited", async () => {
    const { idToken } = await newPerson();
    const [header, claims = "", signature] = idToken.split(".");
    const edited = { ...JSON.parse(Buffer.from(claims, "base64url").toString()), aud: "elsewhere" };
    const forged = [header, encode(edited), signature].join(".");
    await refuses(identity().verifyIdToken(forged, Date.now()), "invalid-id-token");
  });

  it("opens a session while it is under 5 minutes old, and not after", async () => {
    const { idToken } = await newPerson();
    const almost = Date.now() + ID_TOKEN_MAX_AGE_MS - 10 * SECOND_MS;
    await expect(identity().createSession(idToken, almost)).resolves.toEqual(expect.any(String));
    const after = Date.now() + ID_TOKEN_MAX_AGE_MS;
    await refuses(identity().createSession(idToken, after), "invalid-id-token");
    await refuses(identity().verifyIdToken(idToken, after), "invalid-id-token");
  });

  it("gives none to show around that opens anything here", async () => {
    const { user } = await newPerson();
    const shown = await identity().idTokenFor(user.id);
    if (shown === null) return;
    const { sub } = JSON.parse(Buffer.from(shown.split(".")[1] ?? "", "base64url").toString());
    expect(sub).toBe(user.id);
    await refuses(identity().verifyIdToken(shown, Date.now()), "invalid-id-token");
    await refuses(identity().createSession(shown, Date.now()), "invalid-id-token");
    await refuses(identity().idTokenFor("nobody-of-this-id"), "user-not-found");
  });

  it("is no session, as a session is no ID token", async () => {
    const { idToken, session } = await newPerson();
    await expectEnded(idToken);
    await refuses(identity().verifyIdToken(session, Date.now()), "invalid-id-token");
  });
}

/** Cases of reading sessions. */
export function sessions() {
  it("tells whose they are and when that person signed in", async () => {
    const { user, session, idToken } = await newPerson("Sipho Dlamini");
    const { signedInAt } = await identity().verifyIdToken(idToken, Date.now());
    expect(await identity().readSession(session, Date.now())).toEqual({ user, signedInAt });
    expect(await identity().checkSession(session, Date.now())).toEqual({ user, signedInAt });
  });

  it("fit a cookie", async () => {
    const { session } = await newPerson();
    expect(session).toMatch(/^[\w.~-]{20,3500}$/);
  });

  it.each([
    ["nothing", ""],
    ["a word", "session"],
    ["a path", "../../accounts/x"],
    ["a zero byte", "\u0000"],
    ["what is not ASCII", "⚽⚽⚽"],
    ["10,000 characters", "x".repeat(10_000)],
    ["one of another project", tokenOfAnotherProject()],
  ])("do not hold when they are %s", async (_what, session) => {
    await expectEnded(session);
    await identity().endSession(session, Date.now());
  });

  it("do not hold when they were edited", async () => {
    const { session } = await newPerson();
    const first = session.startsWith("A") ? "B" : "A";
    await expectEnded(first + session.slice(1));
    await expectEnded(session.slice(0, 20));
    await expectEnded([...session].reverse().join(""));
    await expectHolds(session);
  });

  it("hold for 14 days", async () => {
    const { session, user } = await newPerson();
    const end = Date.now() + SESSION_MAX_AGE_MS;
    const held = await identity().readSession(session, end - 60 * SECOND_MS);
    expect(held?.user.id).toBe(user.id);
    expect(await identity().readSession(session, end + SECOND_MS)).toBeNull();
    expect(await identity().checkSession(session, end + SECOND_MS)).toBeNull();
  });
}

/** Cases of ending sessions. */
export function endingSessions() {
  it("ends that one and no other, also when it is played again", async () => {
    const person = await newPerson();
    // Firebase issues the same token and cookie for two sign-ins of a user within a second.
    await nextSecond();
    const other = await openSession(await signIn(person.email));
    await identity().endSession(person.session, Date.now());
    await expectEnded(person.session);
    await expectHolds(other);
    await expectEnded(person.session);
  });

  it("ends one twice without complaint", async () => {
    const { session } = await newPerson();
    await identity().endSession(session, Date.now());
    await identity().endSession(session, Date.now());
    await expectEnded(session);
  });
}
