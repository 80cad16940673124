import { randomBytes } from "node:crypto";
import { isSecureOrigin } from "~/platform/config/environment.server";
import { isSigned, sign } from "~/platform/signing/signing.server";

const NAME = "kb_player";
const PURPOSE = `${NAME}=` as const;
const PREFIX = "visitor-";
const ID_BYTES = 16;
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=(${PREFIX}[\\w-]{22})~([^;\\s]*)`);

/** A visitor's games are there for so long after the last one that they finished. */
export const VISITOR_DAYS = 62;

/** The id of a visitor who has not played before. No account has such an id. */
export const newVisitorId = (): string => PREFIX + randomBytes(ID_BYTES).toString("base64url");

/** Whether a player's id is a visitor's. */
export const isVisitorId = (id: string): boolean => id.startsWith(PREFIX);

/**
 * The id of a visitor who has played, from a Cookie header.
 *
 * @returns null without the cookie, and for one that we didn't sign
 */
export function visitorIn(header: string | null | undefined): string | null {
  const [, id = "", signature = ""] = COOKIE.exec(header ?? "") ?? [];
  return id !== "" && isSigned(PURPOSE, id, signature) ? id : null;
}

/** The Set-Cookie value by which a browser knows its player. */
export function visitorCookie(id: string): string {
  return cookie(`${id}~${sign(PURPOSE, id)}`, VISITOR_DAYS * 24 * 60 * 60);
}

/** The Set-Cookie value by which a browser forgets its player. */
export const endVisitorCookie = (): string => cookie("", 0);

function cookie(value: string, maxAge: number): string {
  const secure = isSecureOrigin() ? "; Secure" : "";
  return `${NAME}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
