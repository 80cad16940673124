import { isSecureOrigin } from "~/platform/config/environment.server";

/** Cookies of who plays in a browser, beside those that say who it is: they leave with the session. */
type PersonalCookie = "kb_rivals" | "kb_signature";

const all: readonly PersonalCookie[] = ["kb_rivals", "kb_signature"];

/**
 * The Set-Cookie value of such a cookie.
 *
 * @param value in characters that a cookie may have
 * @param maxAge in seconds
 */
export function personalCookie(name: PersonalCookie, value: string, maxAge: number): string {
  const secure = isSecureOrigin() ? "; Secure" : "";
  return `${name}=${value}; Max-Age=${maxAge}; Path=/play; HttpOnly; SameSite=Lax${secure}`;
}

/** Set-Cookie values that delete all of them. */
export const dropPersonalCookies = (): string[] => all.map((name) => personalCookie(name, "", 0));
