import { createHash } from "node:crypto";
import { signedCookie } from "~/platform/signing/signed-cookie.server";
import { SESSION_COOKIE } from "./session.server";

/**
 * A name for the session of a Cookie header, valid or over, that nobody can make up: we signed the cookie.
 *
 * @returns null without one
 */
export async function sessionKey(header: string): Promise<string | null> {
  if (!header.includes(SESSION_COOKIE)) return null;
  const request = new Request("http://localhost/", { headers: { Cookie: header } });
  const value = await signedCookie(SESSION_COOKIE, { path: "/", maxAge: 0 }).read(request);
  return typeof value === "string" ? createHash("sha256").update(value).digest("base64url") : null;
}
