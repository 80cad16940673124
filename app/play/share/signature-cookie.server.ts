import { personalCookie } from "~/platform/session/personal-cookies.server";
import { shownSignature } from "~/play/rules/signature";

const NAME = "kb_signature";
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w%!'()*.~-]{1,600})`);
const MAX_AGE_S = 62 * 24 * 60 * 60;
/** Stands for no name, which a signed-in fan may want as well. */
const NONE = "-";

/**
 * The name under what a browser shares: the one that was typed there, or else that of the account; "" for none.
 *
 * @param accountName "" for a visitor
 */
export function signatureOf(request: Request, accountName: string): string {
  const [, value] = COOKIE.exec(request.headers.get("Cookie") ?? "") ?? [];
  if (value === NONE) return "";
  return shownSignature(value === undefined ? accountName : decoded(value));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

/** The Set-Cookie value that stores a name; "" to sign nothing. */
export const signatureCookie = (name: string): string =>
  personalCookie(NAME, name === "" ? NONE : encodeURIComponent(name), MAX_AGE_S);
