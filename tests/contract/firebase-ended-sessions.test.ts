import { describe, expect, it } from "vitest";
import { EndedSessions } from "~/platform/identity/ended-sessions.server";
import { FORGERS_KEY, signCookie } from "./fake-firebase";
import { documents, google, identity, MINUTE, read, seconds } from "./firebase-session-harness";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const UNREACHABLE = expect.objectContaining({ code: "network-request-failed" });
const signatureOf = (cookie: string) => Buffer.from(cookie.split(".")[2] ?? "", "base64url");

describe("an ended session", () => {
  it("stays ended when its signature is written in another way", async () => {
    const cookie = await signCookie();
    await identity.endSession(cookie, Date.now());
    const isTwin = (other: string) => signatureOf(other).equals(signatureOf(cookie));
    const twins = [...ALPHABET].map((last) => cookie.slice(0, -1) + last).filter(isTwin);
    expect(twins.length).toBeGreaterThan(1);
    for (const twin of twins) expect(await read(twin)).toBeNull();
  });

  it("is kept until it expires by itself, without the cookie", async () => {
    const iat = seconds();
    const cookie = await signCookie({ iat });
    await identity.endSession(cookie, Date.now());
    const { documents: ended } = await documents.query("endedSessions", { limit: 10 });
    const expiresAt = iat * 1000 + 14 * 24 * 60 * 60_000;
    expect(ended).toEqual([
      { id: expect.stringMatching(/^[0-9a-f]{64}$/), data: { userId: "person-1", expiresAt } },
    ]);
  });

  it("is not kept where it never held", async () => {
    await identity.endSession(await signCookie({}, FORGERS_KEY), Date.now());
    await identity.endSession("anything", Date.now());
    const { documents: ended } = await documents.query("endedSessions", { limit: 10 });
    expect(ended).toEqual([]);
  });

  it("is one of the same second when all are ended, and none of the next", async () => {
    const second = seconds() - MINUTE;
    await new EndedSessions(documents).endAll("person-1", second * 1000 + 999);
    expect(await read(await signCookie({ auth_time: second }))).toBeNull();
    expect(await read(await signCookie({ auth_time: second + 1 }))).not.toBeNull();
  });

  it("goes before the person, who may be asked for again", async () => {
    const cookie = await signCookie();
    google.answer("accounts:delete", "never");
    await expect(identity.deleteUser("person-1")).rejects.toEqual(UNREACHABLE);
    expect(await read(cookie)).toBeNull();
  });
});
