import { createHash } from "node:crypto";
import { signedCookie } from "~/platform/signing/signed-cookie.server";
import { SESSION_COOKIE } from "./session.server";

/**
 * The key under which the requests of a session are counted: a hash of its signed cookie, whether or not it has ended.
 *
 * @param header a Cookie header
 * @returns null without a session cookie that we signed
 */
export async function sessionKey(header: string): Promise<string | null> {
  if (!header.includes(SESSION_COOKIE)) return null;
  const request = new Request("http://localhost/", { headers: { Cookie: header } });
  const value = await signedCookie(SESSION_COOKIE, { path: "/", maxAge: 0 }).read(request);
  return typeof value === "string" ? createHash("sha256").update(value).digest("base64url") : null;
}
