export const consentChoices = ["accepted", "rejected"] as const;

/** A visitor's answer to the question whether third-party scripts may load. */
export type ConsentChoice = (typeof consentChoices)[number];

const YEAR_S = 365 * 24 * 60 * 60;

const isChoice = (text: string): text is ConsentChoice =>
  (consentChoices as readonly string[]).includes(text);

/** Parses a choice, for example out of a form or a cookie; null for any other text. */
export function readConsent(text: unknown): ConsentChoice | null {
  return typeof text === "string" && isChoice(text) ? text : null;
}

/**
 * The choice stored in the visitor's consent cookie.
 *
 * @param cookieHeader the request's Cookie header; an invalid value counts as no choice
 */
export function parseConsent(cookieHeader: string | null): ConsentChoice | null {
  return readConsent(/(?:^|;\s*)consent=([a-z]+)\s*(?:;|$)/.exec(cookieHeader ?? "")?.[1]);
}

/** The Set-Cookie value that stores a choice for a year. */
export function consentCookie(choice: ConsentChoice, isSecure: boolean): string {
  return `consent=${choice}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/**
 * Whether the browser sends Global Privacy Control: a request not to sell or share the visitor's data.
 *
 * @param secGpc the request's Sec-GPC header
 */
export function isOptedOut(secGpc: string | null): boolean {
  return secGpc?.trim() === "1";
}

/**
 * The consent in effect: the visitor's own choice, otherwise the browser's opt-out.
 *
 * @returns null if the visitor has yet to be asked
 */
export function effectiveConsent(
  choice: ConsentChoice | null,
  hasOptedOut: boolean,
): ConsentChoice | null {
  return choice ?? (hasOptedOut ? "rejected" : null);
}
