import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { decodeJwt, SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { issueIdToken } from "~/platform/identity/local-id-token.server";
import { ask, headerOf, type Reply, setCookiesOf, testHooks } from "./ask";
import { Fan, idsIn, isOwnPage, popupToken, simulatedProviderFan } from "./fan";
import { serverForFile } from "./processes";

const server = serverForFile();
const MINUTE_MS = 60_000;

type Headers = Record<string, string>;

const script = { Accept: "application/json" };
const bearer = (idToken: string) => ({ Authorization: `Bearer ${idToken}`, ...script });

const exchange = (headers: Headers, search = "") =>
  ask(server.address, `/session${search}`, { method: "POST", headers });

const later = (ms: number) => testHooks({ now: new Date(Date.now() + ms).toISOString() });

const secret = () => readFileSync(join(server.dataDir, "session-secret"), "utf8");

/** A token as the server signs them, with some of its claims changed. */
function signed(idToken: string, change: Headers, key = secret()): Promise<string> {
  const derived = createHmac("sha256", key).update("kickabout-embedded ID token").digest();
  return new SignJWT({ ...decodeJwt(idToken), ...change })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(derived);
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function expectRefusal(reply: Reply, status = 401) {
  expect(reply.status).toBe(status);
  expect(headerOf(reply, "Content-Type")).toContain("application/json");
  expect(headerOf(reply, "Cache-Control")).toBe("no-store");
  expect(JSON.parse(reply.text)).toEqual({ code: expect.any(String), message: expect.any(String) });
  expect(setCookiesOf(reply)).toEqual([]);
}

describe("POST /session", () => {
  it("opens a session for a token that was just issued", async () => {
    const reply = await exchange(bearer(await popupToken(server.address)));
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.text)).toEqual({});
    const fan = new Fan(server.address);
    fan.plant(setCookiesOf(reply)[0]?.split(";", 1)[0] ?? "");
    expect(await fan.isLoggedIn()).toBe(true);
  });

  it("takes a token until it is 5 minutes old", async () => {
    const idToken = await popupToken(server.address);
    const young = await exchange({ ...bearer(idToken), ...later(4.9 * MINUTE_MS) });
    expect(young.status).toBe(200);
    expectRefusal(await exchange({ ...bearer(idToken), ...later(5 * MINUTE_MS) }));
  });

  it("takes a token that a test signs as the server does, so that the refusals below mean something", async () => {
    const idToken = await signed(await popupToken(server.address), {});
    expect((await exchange(bearer(idToken))).status).toBe(200);
  });

  it.each<[string, Headers]>([
    ["without a word of who it is", {}],
    ["with a name and a password", { Authorization: `Basic ${btoa("fan:secret")}` }],
    ["with an empty token", { Authorization: "Bearer " }],
    ["with garbage", { Authorization: "Bearer garbage" }],
    ["with two tokens", { Authorization: "Bearer a.b.c d.e.f" }],
    ["with dots", { Authorization: "Bearer ..." }],
    ["with a token of 8000 characters", { Authorization: `Bearer ${"a".repeat(8000)}` }],
  ])("%s is refused in JSON", async (_, headers) => {
    expectRefusal(await exchange({ ...script, ...headers }));
  });

  it("says what to do now", async () => {
    const reply = await exchange({ ...script, Authorization: "Bearer garbage" });
    expect(JSON.parse(reply.text)).toEqual({
      code: "invalid-id-token",
      message: "That sign-in took too long to reach us. Please try again.",
    });
  });

  it.each<[string, (idToken: string) => string | Promise<string>]>([
    ["that nobody signed", (idToken) => `${encode({ alg: "none" })}.${idToken.split(".")[1]}.`],
    [
      "that says it needs no signature but has one",
      (idToken) => [encode({ alg: "none" }), ...idToken.split(".").slice(1)].join("."),
    ],
    ["without its signature", (idToken) => idToken.replace(/\.[^.]*$/, ".")],
    [
      "of somebody else with this signature",
      (idToken) => {
        const [head, , tail] = idToken.split(".");
        return [head, encode({ ...decodeJwt(idToken), sub: "somebody-else" }), tail].join(".");
      },
    ],
    ["of another server's", (idToken) => signed(idToken, {}, "another-secret-0123456789abcdefghi")],
    ["for another audience", (idToken) => signed(idToken, { aud: "another-project" })],
    ["of another issuer", (idToken) => signed(idToken, { iss: "another-project" })],
    ["of nobody who is here", (idToken) => signed(idToken, { sub: "nobody" })],
    [
      "of yesterday",
      (idToken) =>
        issueIdToken(
          { userId: String(decodeJwt(idToken).sub), provider: "google", generation: 0 },
          secret(),
          Date.now() - 24 * 60 * MINUTE_MS,
        ),
    ],
  ])("with a token %s is refused", async (_, forge) => {
    const idToken = await forge(await popupToken(server.address));
    expectRefusal(await exchange(bearer(idToken)));
  });

  it("proves again who one is, for nobody else", async () => {
    const idToken = await popupToken(server.address);
    const own = await simulatedProviderFan(server.address);
    const theirs = { ...bearer(idToken), Cookie: own.session };
    const userId = String(decodeJwt(idToken).sub);
    const before = idsIn(server.dataDir, "sessions");
    expectRefusal(await exchange(theirs, `?user=${userId}`));
    expectRefusal(await exchange(theirs, "?user=somebody"));
    expectRefusal(await exchange(theirs, "?user="));
    expectRefusal(await exchange(bearer(idToken), `?user=${userId}`));
    expect(idsIn(server.dataDir, "sessions")).toEqual(before);
    expect(await own.isLoggedIn()).toBe(true);
  });

  it("proves again who one is, with a new session in place of the old", async () => {
    const idToken = await popupToken(server.address);
    const userId = String(decodeJwt(idToken).sub);
    const [first = ""] = setCookiesOf(await exchange(bearer(idToken)));
    const Cookie = first.split(";", 1)[0] ?? "";
    const again = await exchange({ ...bearer(idToken), Cookie }, `?user=${userId}`);
    expect(again.status).toBe(200);
    const old = await ask(server.address, "/", { headers: { Cookie } });
    expect(isOwnPage(old.text)).toBe(false);
  });
});

describe("DELETE /session", () => {
  const end = (headers: Headers) => ask(server.address, "/session", { method: "DELETE", headers });

  it("ends the session and takes its cookie away", async () => {
    const fan = await simulatedProviderFan(server.address);
    const reply = await end({ Cookie: fan.session });
    expect(reply.status).toBe(204);
    expect(reply.body).toHaveLength(0);
    expect(setCookiesOf(reply)[0]).toMatch(/^__session=; Max-Age=0;/);
    expect(await fan.isLoggedIn()).toBe(false);
  });

  it.each<[string, Headers]>([
    ["without a session", {}],
    ["with one that never was", { Cookie: "__session=garbage" }],
  ])("is fine %s", async (_, headers) => {
    expect((await end(headers)).status).toBe(204);
  });

  it.each(["/", "/account", "/logout", "/session/", "/session.data", "/sessions", "/account/data"])(
    "is the only thing there is to delete: not %s",
    async (path) => {
      const fan = await simulatedProviderFan(server.address);
      const headers = { Cookie: fan.session };
      expect((await ask(server.address, path, { method: "DELETE", headers })).status).toBe(405);
      expect(await fan.isLoggedIn()).toBe(true);
    },
  );
});

describe("the address of the session", () => {
  it.each<[string, Headers]>([
    ["POST", { "Sec-Fetch-Site": "cross-site" }],
    ["POST", { Origin: "https://elsewhere.example" }],
    ["DELETE", { "Sec-Fetch-Site": "cross-site" }],
    ["DELETE", { Origin: "https://elsewhere.example" }],
  ])("refuses a %s of another site: %j", async (method, headers) => {
    const fan = await simulatedProviderFan(server.address);
    const idToken = await popupToken(server.address);
    const all = { ...bearer(idToken), Cookie: fan.session, ...headers };
    const reply = await ask(server.address, "/session", { method, headers: all });
    expect(reply.status).toBe(403);
    expect(setCookiesOf(reply)).toEqual([]);
    expect(await fan.isLoggedIn()).toBe(true);
  });

  it.each<[string, Headers]>([
    ["nothing", {}],
    ["garbage", { Authorization: "Bearer garbage" }],
  ])("never ends a native post in JSON: %s", async (_, headers) => {
    const reply = await exchange({ ...headers, Accept: "text/html,application/xhtml+xml,*/*" });
    expect(reply.status).toBe(303);
    expect(headerOf(reply, "Location")).toBe("/account?dialog=login");
    expect(headerOf(reply, "Content-Type")).not.toContain("json");
  });

  it("leads to the account page", async () => {
    const reply = await ask(server.address, "/session");
    expect(reply.status).toBe(302);
    expect(headerOf(reply, "Location")).toBe("/account");
  });
});
