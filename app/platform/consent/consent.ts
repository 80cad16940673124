export const consentChoices = ["accepted", "rejected"] as const;

/** What somebody said when asked whether scripts of others may load. */
export type ConsentChoice = (typeof consentChoices)[number];

const YEAR_S = 365 * 24 * 60 * 60;

const isChoice = (text: string): text is ConsentChoice =>
  (consentChoices as readonly string[]).includes(text);

/** A choice out of a form, a cookie or whatever else has a text; null for any other text. */
export function readConsent(text: unknown): ConsentChoice | null {
  return typeof text === "string" && isChoice(text) ? text : null;
}

/**
 * The choice that a browser keeps for us.
 *
 * @param cookieHeader the request's Cookie header; whatever makes no sense in it counts as not chosen
 */
export function parseConsent(cookieHeader: string | null): ConsentChoice | null {
  return readConsent(/(?:^|;\s*)consent=([a-z]+)\s*(?:;|$)/.exec(cookieHeader ?? "")?.[1]);
}

/** The Set-Cookie value that keeps a choice for a year. */
export function consentCookie(choice: ConsentChoice, isSecure: boolean): string {
  return `consent=${choice}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/**
 * Whether a browser asks for everybody that what it does be neither sold nor shared: Global Privacy Control.
 *
 * @param secGpc the request's Sec-GPC header
 */
export function isOptedOut(secGpc: string | null): boolean {
  return secGpc?.trim() === "1";
}

/**
 * What counts: somebody's own choice, else what their browser says for them.
 *
 * @returns null where they are still to be asked
 */
export function effectiveConsent(
  choice: ConsentChoice | null,
  hasOptedOut: boolean,
): ConsentChoice | null {
  return choice ?? (hasOptedOut ? "rejected" : null);
}
