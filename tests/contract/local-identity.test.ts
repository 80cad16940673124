import { describe, expect, it } from "vitest";
import { LocalIdentity } from "~/platform/identity/local-identity.server";
import { hashed } from "../fixtures/quick-scrypt.mjs";
import { emailsTo } from "./local-harness";
import {
  comeBy,
  join,
  local,
  NOW,
  newEmail,
  options,
  PASSWORD,
  setUpLocalIdentity,
  tokenFor,
} from "./local-people";

const DAY_MS = 86_400_000;

setUpLocalIdentity();

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
    const identity = new LocalIdentity(options());
    const email = newEmail();
    await identity.signUp({ email, password: PASSWORD, name: "Naledi Fan" }, NOW);
    await expect(identity.signIn({ email, password: PASSWORD }, NOW)).resolves.toBeTypeOf("string");
    const { user: provider } = await comeBy("google");
    const costs = [];
    for (const address of [email, newEmail(), provider.email]) {
      hashed.clear();
      const attempt = identity.signIn({ email: address, password: "not-it-at-all" }, NOW);
      await expect(attempt).rejects.toMatchObject({ code: "invalid-credential" });
      costs.push([...hashed]);
    }
    expect(costs).toEqual(Array(3).fill([[expect.stringContaining('"N":16384'), 1]]));
  });
});

describe("sessions of LocalIdentity", () => {
  it("hold to the millisecond before 14 days", async () => {
    const { session } = await join({});
    const end = NOW + 14 * DAY_MS;
    expect(await local.identity.readSession(session, end - 1)).not.toBeNull();
    expect(await local.identity.readSession(session, end)).toBeNull();
  });

  it("can't be opened with an ID token from before a new password", async () => {
    const { idToken, email } = await join({});
    await local.identity.sendPasswordReset(email, NOW);
    await local.identity.resetPassword(await tokenFor(email, "reset"), "a-new-password", NOW);
    const refusal = { code: "invalid-id-token" };
    await expect(local.identity.createSession(idToken, NOW)).rejects.toMatchObject(refusal);
    await expect(local.identity.verifyIdToken(idToken, NOW)).rejects.toMatchObject(refusal);
  });
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

  it("know a returning user, by the same provider only", async () => {
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
    expect(await emailsTo(local.outbox, user.email)).toEqual([]);
  });
});
