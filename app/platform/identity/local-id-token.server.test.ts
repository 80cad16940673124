import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { issueIdToken, readIdToken } from "./local-id-token.server";

const SECRET = "a-secret-of-the-unit-tests-0123456789";
const NOW = Date.parse("2026-12-06T16:00:00.900Z");
const MINUTE_MS = 60_000;
const given = { userId: "u1", provider: "password", generation: 3 } as const;
const issue = () => issueIdToken(given, SECRET, NOW);

describe("an ID token of ours", () => {
  it("says whose it is, whence and when they signed in, to the second", async () => {
    const signedInAt = Date.parse("2026-12-06T16:00:00Z");
    expect(await readIdToken(await issue(), SECRET, NOW)).toEqual({ ...given, signedInAt });
  });

  it("names its time, issuer and audience", async () => {
    const seconds = Date.parse("2026-12-06T16:00:00Z") / 1000;
    expect(claimsOf(await issue())).toEqual({
      sub: "u1",
      provider: "password",
      generation: 3,
      iss: "kickabout-embedded",
      aud: "kickabout-embedded",
      iat: seconds,
      auth_time: seconds,
      exp: seconds + 300,
    });
  });

  it.each([-5 * 1000, 0, 4.9 * MINUTE_MS])("holds %i ms after its issue", async (later) => {
    await expect(readIdToken(await issue(), SECRET, NOW + later)).resolves.toMatchObject(given);
  });

  it.each([-10 * 1000, -MINUTE_MS, 5 * MINUTE_MS, 24 * 60 * MINUTE_MS])(
    "is refused %i ms after its issue",
    async (later) => {
      await refuses(await issue(), NOW + later);
    },
  );

  it("is refused with another secret", async () => {
    await refuses(await issueIdToken(given, `${SECRET}x`, NOW));
  });

  it("is refused without a signature, whatever its algorithm's name", async () => {
    const [, claims] = (await issue()).split(".");
    for (const alg of ["none", "None", "HS256", "HS512", "RS256"]) {
      await refuses(`${encode({ alg })}.${claims}.`);
    }
  });

  it("is refused when signed with the bare secret, as a cookie is", async () => {
    const [header, claims] = (await issue()).split(".");
    const signature = createHmac("sha256", SECRET).update(`${header}.${claims}`);
    await refuses(`${header}.${claims}.${signature.digest("base64url")}`);
  });

  it.each([
    { sub: "" },
    { aud: "another" },
    { iss: "another" },
    { provider: "pigeon" },
    { iat: "now" },
    { exp: undefined },
    { auth_time: undefined },
  ])("is refused with %j in it, well signed or not", async (change) => {
    const [header = "", claims, signature] = (await issue()).split(".");
    const edited = encode({ ...claimsOf(await issue()), ...change });
    await refuses([header, edited, signature].join("."));
    await refuses(sign(header, edited));
    await expect(readIdToken(sign(header, claims), SECRET, NOW)).resolves.toMatchObject(given);
  });

  it("is refused with somebody else's id in it", async () => {
    const [header, , signature] = (await issue()).split(".");
    const edited = encode({ ...claimsOf(await issue()), sub: "u2" });
    await refuses([header, edited, signature].join("."));
  });

  it.each(["", "x", "..", "a.b.c", "⚽", "x".repeat(10_000)])("is not '%s'", async (token) => {
    await refuses(token);
  });
});

async function refuses(token: string, now = NOW) {
  const reading = readIdToken(token, SECRET, now);
  await expect(reading).rejects.toMatchObject({ code: "invalid-id-token" });
}

function sign(header = "", claims = "") {
  const key = createHmac("sha256", SECRET).update("kickabout-embedded ID token").digest();
  const signature = createHmac("sha256", key).update(`${header}.${claims}`);
  return `${header}.${claims}.${signature.digest("base64url")}`;
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
