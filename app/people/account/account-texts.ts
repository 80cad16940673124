import { maker } from "~/platform/config/maker";
import type { IdentityErrorCode } from "~/platform/identity/identity-provider";
import { fieldTexts, outOfReach, weakPassword } from "./field-texts";

type PopupErrorCode =
  | "popup-blocked"
  | "popup-closed-by-user"
  | "operation-not-supported-in-this-environment";

/** Errors of signing in or up: on the server, or in the browser's popup. */
export type SignInErrorCode = IdentityErrorCode | PopupErrorCode;

/** What the user was doing when the error occurred. Each has its own default text. */
export type SignInWay = "login" | "signup" | "google" | "apple";

export type Texts = Partial<Record<SignInErrorCode, string>>;

const badCredentials =
  "We couldn't verify those credentials. Double-check your email and password and try again.";
const staleToken = "That sign-in took too long to reach us. Please try again.";

/** Signing in and up: fixed word for word (docs/rules.md#texts). */
export const signInTexts: Texts = {
  "email-already-in-use": "An account with this email already exists. Try logging in instead.",
  "invalid-credential": badCredentials,
  "user-not-found": badCredentials,
  "weak-password": weakPassword,
  "popup-blocked": "Your browser blocked the sign-in popup. Please allow popups and try again.",
  "popup-closed-by-user": "The sign-in window was closed before we could finish. Please try again.",
  "operation-not-supported-in-this-environment":
    "This sign-in option isn't supported in this environment. Please try a different method.",
  "operation-not-allowed":
    "This sign-in method isn't available right now. Please try another option.",
  "network-request-failed": outOfReach,
  "too-many-requests": "Too many attempts. Please wait a moment before trying again.",
  "invalid-id-token": staleToken,
};

/** The same for other codes. */
export const signInDefaults: Record<SignInWay, string> = {
  login: "We couldn't complete your sign-in. Please try again.",
  google: "We couldn't complete your sign-in. Please try again.",
  apple: "We couldn't complete Sign in with Apple. Please try again or choose another option.",
  signup: "We couldn't create your account just yet. Please review your details and try again.",
};

const disabled = `This account is switched off. Write to ${maker.supportEmail} if that surprises you.`;

/**
 * The message for an error of signing in or up.
 *
 * @param way chooses the default for a code without a text of its own
 */
export function signInText(code: SignInErrorCode, way: SignInWay): string {
  if (code === "user-disabled") return disabled;
  if (code === "invalid-email") return fieldTexts.email;
  return signInTexts[code] ?? signInDefaults[way];
}
