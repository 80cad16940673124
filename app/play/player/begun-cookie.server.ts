import { isSecureOrigin } from "~/platform/config/environment.server";
import { isSigned, sign } from "~/platform/signing/signing.server";

const NAME = "kb_begun";
const PURPOSE = `${NAME}=` as const;
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=(\\d{4}-\\d\\d-\\d\\d)~([\\w-]{22})(?:;|$)`);
/** An edition is somewhere current for two days; a third for a player who goes on past midnight. */
const LIFE_S = 3 * 24 * 60 * 60;

/**
 * Whether another player has begun an edition in this browser, last of all: the one who plays it now may have seen its answers.
 * The cookie has no name in it, it can only be recognised.
 *
 * @param request for an address of the title
 */
export function isBegunByOther(request: Request, date: string, playerId: string): boolean {
  const [, begun, tag = ""] = COOKIE.exec(request.headers.get("Cookie") ?? "") ?? [];
  return begun === date && !isSigned(PURPOSE, playerId, tag);
}

/** The Set-Cookie value by which a browser remembers, for one title, that a player has begun an edition there. */
export function begunCookie(path: string, date: string, playerId: string): string {
  const secure = isSecureOrigin() ? "; Secure" : "";
  const value = `${date}~${sign(PURPOSE, playerId)}`;
  return `${NAME}=${value}; Max-Age=${LIFE_S}; Path=${path}; HttpOnly; SameSite=Lax${secure}`;
}
