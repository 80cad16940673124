import { expect, it } from "vitest";
import { normaliseEmail } from "~/platform/identity/auth-user";
import {
  codeOf,
  harness,
  identity,
  newEmail,
  newPerson,
  openSession,
  PASSWORD,
  refuses,
  SECOND_MS,
  signIn,
  signUp,
} from "./identity-people";

/** Cases of creating an account. */
export function signingUp() {
  it("gives an ID token of the new person", async () => {
    const before = Date.now();
    const person = await newPerson("Thandi Mokoena");
    const { user, signedInAt } = await identity().verifyIdToken(person.idToken, Date.now());
    expect(user).toEqual({
      id: expect.stringMatching(/^[\w-]{16,128}$/),
      name: "Thandi Mokoena",
      email: person.email,
      emailVerified: false,
      provider: "password",
    });
    expect(signedInAt).toBeGreaterThan(before - 2 * SECOND_MS);
    expect(signedInAt).toBeLessThan(Date.now() + 2 * SECOND_MS);
  });

  it("keeps a name that is not in Latin letters", async () => {
    const { user } = await newPerson("Ζωή 李小龍 ⚽");
    expect(user.name).toBe("Ζωή 李小龍 ⚽");
  });

  it("gives different people different ids", async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    expect(one.user.id).not.toBe(other.user.id);
  });

  it("refuses an address that has an account", async () => {
    const { email } = await newPerson();
    await refuses(signUp(email), "email-already-in-use");
    await refuses(signUp(email, "another-password"), "email-already-in-use");
  });

  it("refuses it in other letters and with spaces around, as callers normalise it", async () => {
    const { email } = await newPerson();
    await refuses(signUp(normaliseEmail(`  ${email.toUpperCase()} `)), "email-already-in-use");
    await refuses(signUp(email.toUpperCase()), "email-already-in-use");
  });

  it.each(["", "short", "12345"])("refuses the password '%s'", async (password) => {
    const email = newEmail();
    await refuses(signUp(email, password), "weak-password");
    await refuses(signIn(email, password), "invalid-credential");
  });

  it("takes a password of 6 characters", async () => {
    const email = newEmail();
    await signUp(email, "sixsix");
    await expect(signIn(email, "sixsix")).resolves.toEqual(expect.any(String));
  });

  it("takes a password that another keyboard writes in other code points", async () => {
    const email = newEmail();
    await signUp(email, "Café and ½".normalize("NFKC"));
    await expect(signIn(email, "Café and ½".normalize("NFD"))).resolves.toEqual(expect.any(String));
  });

  it.each(["fan", "fan@", "@players.example", "a b@players.example"])(
    "refuses the address '%s'",
    async (email) => {
      await refuses(signUp(email), "invalid-email");
    },
  );

  it("lets exactly one of several at once have an address", async () => {
    const email = newEmail();
    const passwords = [1, 2, 3, 4, 5].map((number) => `racing-password-${number}`);
    const results = await Promise.allSettled(passwords.map((password) => signUp(email, password)));
    const losers = results.filter((result) => result.status === "rejected");
    expect(losers.map(({ reason }) => reason.code)).toEqual(Array(4).fill("email-already-in-use"));
    const winner = results.findIndex(({ status }) => status === "fulfilled");
    for (const [index, password] of passwords.entries()) {
      if (index === winner) await signIn(email, password);
      else await refuses(signIn(email, password), "invalid-credential");
    }
  });
}

/** Cases of signing in with a password. */
export function signingIn() {
  it("gives an ID token of the same person", async () => {
    const { email, user } = await newPerson();
    const idToken = await signIn(email);
    expect((await identity().verifyIdToken(idToken, Date.now())).user).toEqual(user);
  });

  it("finds the account in other letters", async () => {
    const { email, user } = await newPerson();
    const idToken = await signIn(normaliseEmail(` ${email.toUpperCase()}`));
    expect((await identity().verifyIdToken(idToken, Date.now())).user.id).toBe(user.id);
  });

  it("answers the same for a wrong password and for an unknown address", async () => {
    const { email } = await newPerson();
    const wrong = await codeOf(signIn(email, "not-the-password"));
    const unknown = await codeOf(signIn(newEmail(), "not-the-password"));
    expect([wrong, unknown]).toEqual(["invalid-credential", "invalid-credential"]);
  });

  it("refuses the password in other letters, cut short and with more behind", async () => {
    const { email } = await newPerson();
    for (const password of [PASSWORD.toUpperCase(), PASSWORD.slice(0, -1), `${PASSWORD} `, " "]) {
      await refuses(signIn(email, password), "invalid-credential");
    }
  });

  it.each(["пароль-вратаря", "🧤🧤🧤 goal", "ゴールキーパー", " spaces  kept "])(
    "takes the password '%s'",
    async (password) => {
      const email = newEmail();
      await signUp(email, password);
      await expect(signIn(email, password)).resolves.toEqual(expect.any(String));
      await refuses(signIn(email, `${password}x`), "invalid-credential");
    },
  );
}

/** Cases of users of Google or Apple. */
export function providerAccounts() {
  it.each(["google", "apple"] as const)("tells that a person came by %s", async (provider) => {
    const idToken = await harness().makeProviderIdToken(provider);
    const { user } = await identity().verifyIdToken(idToken, Date.now());
    expect(user).toMatchObject({ provider, id: expect.any(String) });
    const session = await openSession(idToken);
    expect((await identity().readSession(session, Date.now()))?.user).toEqual(user);
    expect((await identity().checkSession(session, Date.now()))?.user).toEqual(user);
  });

  it("have no password", async () => {
    const idToken = await harness().makeProviderIdToken("google");
    const { user } = await identity().verifyIdToken(idToken, Date.now());
    await refuses(signIn(user.email), "invalid-credential");
  });
}
