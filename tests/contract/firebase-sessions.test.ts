import { describe, expect, it } from "vitest";
import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";
import { type FakeFirebase, FORGERS_KEY, signCookie, signIdToken } from "./fake-firebase";
import {
  check,
  documents,
  google,
  identity,
  MINUTE,
  over,
  person,
  read,
  seconds,
  stopTheClock,
  useIdentity,
} from "./firebase-session-harness";

const A_MINUTE_MS = MINUTE * 1000;
const UNREACHABLE = expect.objectContaining({ code: "network-request-failed" });
const INVALID = expect.objectContaining({ code: "invalid-id-token" });

describe("a session cookie of Firebase", () => {
  it("is read with one look at the person, however often", async () => {
    const signedInAt = seconds() - 5 * MINUTE;
    const cookie = await signCookie({ auth_time: signedInAt });
    const user = {
      id: "person-1",
      name: "Thandi Mokoena",
      email: "thandi@players.example",
      emailVerified: false,
      provider: "password",
    };
    expect(await read(cookie)).toEqual({ user, signedInAt: signedInAt * 1000 });
    await Promise.all([read(cookie), read(cookie), read(await signCookie())]);
    expect(google.asked.map(({ method }) => method)).toEqual(["publicKeys", "accounts:lookup"]);
  });

  it("has told the age of its account, until the account is deleted", async () => {
    const createdAt = Date.parse("2026-11-17T10:00:00Z");
    google.answer("accounts:lookup", person({ createdAt: String(createdAt) }));
    await read(await signCookie());
    expect(await identity.joinedAt("person-1")).toBe(createdAt);
    expect(google.asked.map(({ method }) => method)).toEqual(["publicKeys", "accounts:lookup"]);
    google.answer("accounts:delete", { body: {} });
    await identity.deleteUser("person-1");
    google.answer("accounts:lookup", { body: {} });
    expect(await identity.joinedAt("person-1")).toBe(null);
  });

  it.each([
    ["google.com", "google"],
    ["apple.com", "apple"],
    ["password", "password"],
    ["phone", "password"],
    ["constructor", "password"],
  ])("of somebody who came by %s says %s", async (sign_in_provider, provider) => {
    const cookie = await signCookie({ firebase: { identities: {}, sign_in_provider } });
    expect((await read(cookie))?.user.provider).toBe(provider);
  });

  it.each([
    [{ name: undefined }, { name: "Thandi" }],
    [{ name: 42 }, { name: "Thandi" }],
    [{ name: "x".repeat(500) }, { name: `X${"x".repeat(29)}` }],
    [{ name: "Thandi\u202E\u0000 M" }, { name: "Thandi M" }],
    [{ email: " Thandi@Players.Example " }, { email: "thandi@players.example" }],
    [
      { email: undefined, name: "Sipho" },
      { email: "", name: "Sipho" },
    ],
    [{ email_verified: "yes" }, { emailVerified: false }],
  ])("with %j is of somebody with %j", async (given, user) => {
    expect((await read(await signCookie(given)))?.user).toMatchObject(user);
  });

  it.each([
    ["another project", { aud: "another-project" }],
    ["another issuer", { iss: "https://securetoken.google.com/demo-app" }],
    ["the past", { exp: seconds() - 1 }],
    ["15 days ago", { iat: seconds() - 15 * 24 * 60 * MINUTE }],
    ["nobody", { sub: "" }],
    ["our own server", { firebase: { sign_in_provider: "custom" } }],
    ["no sign-in", { firebase: undefined }],
  ])("of %s does not hold", async (_what, changes) => {
    const cookie = await signCookie(changes);
    expect(await read(cookie)).toBeNull();
    expect(await check(cookie)).toBeNull();
  });

  it("that another signer signed is invalid", async () => {
    const cookie = await signCookie({}, FORGERS_KEY);
    expect(await read(cookie)).toBeNull();
    expect(await check(cookie)).toBeNull();
  });

  it.each([
    ["is not signed", { alg: "none" }, {}],
    ["is not signed but names our key", { alg: "none", kid: "key-of-the-stand-in" }, {}],
    [
      "is signed with our certificate as a secret",
      { alg: "HS256", kid: "key-of-the-stand-in" },
      {},
    ],
    ["says null", { alg: "RS256", typ: "JWT", kid: "key-of-the-stand-in" }, null],
  ])("that %s does not hold", async (_what, header, payload) => {
    const [, claims] = (await signCookie()).split(".");
    const body = payload === null ? encode(null) : claims;
    for (const signature of ["", "c2lnbmVk"]) {
      expect(await read(`${encode(header)}.${body}.${signature}`)).toBeNull();
    }
  });
});

describe("a session of a person of whom Firebase knows more", () => {
  const ends: [string, ReturnType<typeof person>][] = [
    ["was deleted", { body: { users: [] } }],
    ["is disabled", person({ disabled: true })],
    ["has a new password", person({ validSince: String(seconds()) })],
  ];

  it.each(ends)("ends within a minute where the person %s", async (_what, answer) => {
    const later = stopTheClock();
    const cookie = await signCookie();
    expect(await read(cookie)).not.toBeNull();
    google.answer("accounts:lookup", answer);
    later(A_MINUTE_MS - 1);
    expect(await read(cookie)).not.toBeNull();
    later(A_MINUTE_MS);
    expect(await read(cookie)).toBeNull();
  });

  it.each(ends)("is none for a process that has just started, where they %s", async (_, answer) => {
    google.answer("accounts:lookup", answer);
    expect(await read(await signCookie())).toBeNull();
  });

  it("begins anew with the new password", async () => {
    google.answer("accounts:lookup", person({ validSince: String(seconds() - MINUTE) }));
    expect(await read(await signCookie({ auth_time: seconds() - 2 * MINUTE }))).toBeNull();
    expect(await read(await signCookie({ auth_time: seconds() - MINUTE }))).not.toBeNull();
  });

  it.each<[string, Parameters<FakeFirebase["answer"]>[1]]>([
    ["says nothing", "never"],
    ["is broken", { status: 500, body: "<h1>Oh no</h1>" }],
  ])("goes on where Firebase %s, and is asked about once a minute", async (_what, answer) => {
    const later = stopTheClock();
    google.answer("accounts:lookup", answer);
    const cookie = await signCookie();
    for (let request = 0; request < 3; request++) expect(await read(cookie)).not.toBeNull();
    const looks = () => google.asked.filter(({ method }) => method === "accounts:lookup").length;
    const first = looks();
    await read(cookie);
    expect(looks()).toBe(first);
    later(A_MINUTE_MS);
    google.answer("accounts:lookup", person({ disabled: true }));
    expect(await read(cookie)).toBeNull();
  });

  it("stays ended where Firebase says nothing any more", async () => {
    const later = stopTheClock();
    const cookie = await signCookie();
    google.answer("accounts:lookup", person({ validSince: String(seconds()) }));
    expect(await read(cookie)).toBeNull();
    google.answer("accounts:lookup", "never");
    later(A_MINUTE_MS);
    expect(await read(cookie)).toBeNull();
  });
});

describe("a checked session", () => {
  it("has the person as they are this moment", async () => {
    const now = { displayName: "Thandi M", email: "new@players.example", emailVerified: true };
    google.answer("accounts:lookup", person(now));
    const user = (await check(await signCookie()))?.user;
    expect(user).toEqual({
      id: "person-1",
      name: "Thandi M",
      email: "new@players.example",
      emailVerified: true,
      provider: "password",
    });
  });

  it.each([
    ["was deleted", { body: {} }],
    ["is disabled", person({ disabled: true })],
    ["has a new password", person({ validSince: String(seconds()) })],
  ])("is none where the person %s", async (_what, answer) => {
    google.answer("accounts:lookup", answer);
    expect(await check(await signCookie())).toBeNull();
  });

  it("holds where they signed in after that", async () => {
    google.answer("accounts:lookup", person({ validSince: String(seconds() - MINUTE) }));
    expect(await check(await signCookie({ auth_time: seconds() - MINUTE }))).not.toBeNull();
  });
});

describe("an ID token of Firebase", () => {
  it.each([
    ["another project", { aud: "another-project" }],
    ["the past", { exp: seconds() - 1 }],
    ["5 minutes ago", { iat: seconds() - 5 * MINUTE }],
    ["our own server", { firebase: { sign_in_provider: "custom" } }],
  ])("of %s is refused", async (_what, changes) => {
    const idToken = await signIdToken(changes);
    await expect(identity.verifyIdToken(idToken, Date.now())).rejects.toEqual(INVALID);
    await expect(identity.createSession(idToken, Date.now())).rejects.toEqual(INVALID);
  });

  it("that another signer signed is refused", async () => {
    const idToken = await signIdToken({}, FORGERS_KEY);
    await expect(identity.verifyIdToken(idToken, Date.now())).rejects.toEqual(INVALID);
  });

  it("tells when the person signed in, which may be long ago", async () => {
    const idToken = await signIdToken({ auth_time: 1_700_000_000 });
    const { signedInAt } = await identity.verifyIdToken(idToken, Date.now());
    expect(signedInAt).toBe(1_700_000_000_000);
  });
});

describe("what can't be told is no 'no'", () => {
  it("the certificates are not to be had", async () => {
    google.answer("/publicKeys", { status: 500, body: { error: "unavailable" } });
    google.answer("/securetoken@system.gserviceaccount.com", "never");
    await expect(read(await signCookie())).rejects.toEqual(UNREACHABLE);
    const idToken = await signIdToken();
    await expect(identity.verifyIdToken(idToken, Date.now())).rejects.toEqual(UNREACHABLE);
  });

  it("nobody is there", async () => {
    await google.stop();
    await expect(read(await signCookie())).rejects.toEqual(UNREACHABLE);
  });

  it("Firebase doesn't say how the person is", async () => {
    const cookie = await signCookie();
    google.answer("accounts:lookup", "never");
    expect(await read(cookie)).not.toBeNull();
    await expect(check(cookie)).rejects.toEqual(UNREACHABLE);
    google.answer("accounts:lookup", { status: 500, body: "<h1>Oh no</h1>" });
    await expect(check(cookie)).rejects.toEqual(UNREACHABLE);
  });

  it.each([
    ["fail", () => Promise.reject(new DocumentStoreError("unavailable"))],
    ["hang", () => new Promise<never>(() => {})],
  ])("the documents %s", async (_what, get) => {
    useIdentity(over({ ...documents, get } as DocumentStore));
    const cookie = await signCookie();
    await expect(read(cookie)).rejects.toEqual(UNREACHABLE);
    await expect(check(cookie)).rejects.toEqual(UNREACHABLE);
  });
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
