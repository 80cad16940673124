import { expect, it } from "vitest";
import {
  expectEnded,
  expectHolds,
  harness,
  identity,
  newEmail,
  newPerson,
  nextSecond,
  openSession,
  refuses,
  signIn,
  signUp,
} from "./identity-people";

/** Cases of verifying an e-mail address. */
export function verifying() {
  it("verifies the address by the letter's link", async () => {
    const { email, user, session } = await newPerson();
    expect(await harness().actionCode(email, "verify")).toBeNull();
    await identity().sendVerification(user.id, Date.now());
    expect(await harness().actionCode(email, "verify")).toEqual(expect.any(String));
    await harness().applyVerification(email);
    const checked = await identity().checkSession(session, Date.now());
    expect(checked?.user).toEqual({ ...user, emailVerified: true });
  });

  it("says so in the next ID token", async () => {
    const { email, user } = await newPerson();
    await identity().sendVerification(user.id, Date.now());
    await harness().applyVerification(email);
    const { user: now } = await identity().verifyIdToken(await signIn(email), Date.now());
    expect(now.emailVerified).toBe(true);
  });

  it("refuses for a person who is not there", async () => {
    await refuses(identity().sendVerification("nobody-of-this-id", Date.now()), "user-not-found");
  });
}

/** Cases of resetting a password. */
export function resetting() {
  it("changes the password by the letter's link and ends the sessions", async () => {
    const { email, session } = await newPerson();
    await nextSecond();
    await identity().sendPasswordReset(email, Date.now());
    await harness().applyReset(email, "a-new-password");
    await refuses(signIn(email), "invalid-credential");
    expect(await identity().checkSession(session, Date.now())).toBeNull();
    await expectHolds(await openSession(await signIn(email, "a-new-password")));
  });

  it("changes nothing before the link is followed", async () => {
    const { email, session } = await newPerson();
    await identity().sendPasswordReset(email, Date.now());
    await expectHolds(session);
    await expect(signIn(email)).resolves.toEqual(expect.any(String));
  });

  it("ends the same for an unknown address, and sends nothing", async () => {
    const { email } = await newPerson();
    const unknown = newEmail();
    const known = await identity().sendPasswordReset(email, Date.now());
    expect(await identity().sendPasswordReset(unknown, Date.now())).toBe(known);
    expect(await harness().actionCode(email, "reset")).toEqual(expect.any(String));
    expect(await harness().actionCode(unknown, "reset")).toBeNull();
  });

  it("refuses what is no address", async () => {
    await refuses(identity().sendPasswordReset("fan@", Date.now()), "invalid-email");
  });
}

/** Cases of deleting an account. */
export function deleting() {
  it("leaves nobody to be found", async () => {
    const before = Date.now();
    const { user, email } = await newPerson("Thandi Mokoena");
    expect(await identity().findUser(user.id)).toEqual(user);
    expect(await identity().findUserByEmail(email)).toEqual(user);
    // Firebase tells whole seconds.
    expect(await identity().joinedAt(user.id)).toBeGreaterThan(before - 1001);
    expect(await identity().joinedAt(user.id)).toBeLessThan(Date.now() + 1001);
    await identity().deleteUser(user.id);
    expect(await identity().findUser(user.id)).toBe(null);
    expect(await identity().findUser("nobody/of this id")).toBe(null);
    expect(await identity().findUserByEmail(email)).toBe(null);
    expect(await identity().joinedAt(user.id)).toBe(null);
  });

  it("leaves no way in", async () => {
    const { email, user, session, idToken } = await newPerson();
    await identity().deleteUser(user.id);
    await refuses(signIn(email), "invalid-credential");
    await expectEnded(session);
    await refuses(identity().createSession(idToken, Date.now()), "invalid-id-token");
    await refuses(identity().sendVerification(user.id, Date.now()), "user-not-found");
  });

  it("frees the address for a new user", async () => {
    const { email, user, session } = await newPerson();
    await identity().deleteUser(user.id);
    const { user: next } = await identity().verifyIdToken(await signUp(email), Date.now());
    expect(next.id).not.toBe(user.id);
    await expectEnded(session);
  });

  it("deletes twice, and who never was, without complaint, and nobody else", async () => {
    const [person, stranger] = [await newPerson(), await newPerson()];
    await identity().deleteUser(person.user.id);
    await identity().deleteUser(person.user.id);
    await identity().deleteUser("nobody-of-this-id");
    await expectHolds(stranger.session);
  });
}
