import { product } from "~/config/product";
import type { IdentityErrorCode } from "~/identity/identity-provider";

type PopupErrorCode =
  | "popup-blocked"
  | "popup-closed-by-user"
  | "operation-not-supported-in-this-environment";

/** What can go wrong on the way into an account: on the server, or with a popup in the browser. */
export type SignInErrorCode = IdentityErrorCode | PopupErrorCode;

/** What somebody was doing when it went wrong; each has a text of its own for what nobody foresaw. */
export type SignInWay = "login" | "signup" | "google" | "apple";

type Texts = Partial<Record<SignInErrorCode, string>>;

const badCredentials =
  "We couldn't verify those credentials. Double-check your email and password and try again.";
const staleToken = "That sign-in took too long to reach us. Please try again.";

/** Spec, section 8: sign-in and sign-up. */
export const signInTexts: Texts = {
  "email-already-in-use": "An account with this email already exists. Try logging in instead.",
  "invalid-credential": badCredentials,
  "user-not-found": badCredentials,
  "weak-password": "Your password needs to be at least 6 characters long.",
  "popup-blocked": "Your browser blocked the sign-in popup. Please allow popups and try again.",
  "popup-closed-by-user": "The sign-in window was closed before we could finish. Please try again.",
  "operation-not-supported-in-this-environment":
    "This sign-in option isn't supported in this environment. Please try a different method.",
  "operation-not-allowed":
    "This sign-in method isn't available right now. Please try another option.",
  "network-request-failed":
    "We couldn't reach the authentication service. Check your connection and try again.",
  "too-many-requests": "Too many attempts. Please wait a moment before trying again.",
  "invalid-id-token": staleToken,
};

/** Spec, section 8: the defaults of sign-in and sign-up. */
export const signInDefaults: Record<SignInWay, string> = {
  login: "We couldn't complete your sign-in. Please try again.",
  google: "We couldn't complete your sign-in. Please try again.",
  apple: "We couldn't complete Sign in with Apple. Please try again or choose another option.",
  signup: "We couldn't create your account just yet. Please review your details and try again.",
};

/** Spec, section 5: what a field of the account forms can be told. */
export const fieldTexts = {
  email: "Please enter a valid email address.",
  password: "Please enter your password.",
  confirmation: "Type DELETE to confirm.",
  currentPassword: "Enter your current password to continue.",
  tooLong: "That is too long for this field.",
} as const;

/** Spec, section 8: password reset. */
export const resetTexts: Texts & { sent: string; noEmail: string; other: string } = {
  sent: "Reset link sent",
  noEmail: "We couldn't find an email for this account. Please contact support.",
  "invalid-email": "The email on file looks invalid. Update it in your profile before retrying.",
  "user-not-found": "We couldn't match this email to an account. Double-check your login details.",
  "missing-email": "We need an email address to send the reset link.",
  other: "We couldn't send the reset email just yet. Please try again.",
};

/** Spec, section 8: verification email. */
export const verificationTexts: Texts & Record<"sent" | "noEmail" | "failed" | "other", string> = {
  sent: "Verification link sent",
  noEmail: "Email required",
  failed: "Couldn't send verification",
  "too-many-requests":
    "You've requested too many verification emails. Wait a bit before trying again.",
  "missing-email": "We need an email address to send the verification link.",
  other: "We couldn't send the verification email. Please try again later.",
};

/** Spec, sections 5 and 8: delete account. */
export const deletionTexts: Texts & Record<"recentLogin" | "wrongPassword" | "other", string> = {
  recentLogin:
    "For security reasons you'll need to sign in again before deleting your account. Please log in and try once more.",
  wrongPassword: "That password didn't match. Try again.",
  "missing-email":
    "We couldn't determine your email address. Please sign out and back in before deleting your account.",
  "popup-closed-by-user":
    "The verification window closed before we could finish. Try again to continue.",
  "wrong-user": "That was another account. Choose the one you are logged in with.",
  other: "We couldn't delete your account yet. Please try again shortly.",
};

/** What the account screens say of themselves; the spec leaves these to us. */
export const accountTexts = {
  loginPrompt: "Log in to see your account",
  loginAgain: "Please log in again to go on.",
  alreadyVerified: "Your email is already verified",
  sentTo: "Check your inbox. The link works for an hour.",
  sentIfKnown: "If that address has an account, the link is on its way and works for an hour.",
  loggedOut: "You are logged out",
  deleted: "Your account is deleted",
  deletedMore: "Everything we kept about you is gone. Thanks for playing.",
  verified: "Your email is verified",
  passwordChanged: "Your password is changed",
  passwordChangedMore: "Log in with the new one.",
  deadLink:
    "This link has expired or was used already. Ask for a new one and use it within an hour.",
  disabled: `This account is switched off. Write to ${product.supportEmail} if that surprises you.`,
} as const;

/**
 * What to tell somebody whose way in ended with this code.
 *
 * @param way chooses the default where the spec has no text for the code
 */
export function signInText(code: SignInErrorCode, way: SignInWay): string {
  if (code === "user-disabled") return accountTexts.disabled;
  if (code === "invalid-email") return fieldTexts.email;
  return signInTexts[code] ?? signInDefaults[way];
}

/** The spec's `missing-email message` stands for an address that is missing, `no email` for its title. */
export function verificationText(code: SignInErrorCode): string {
  return textOf(verificationTexts, code) ?? verificationTexts.other;
}

export function resetText(code: SignInErrorCode): string {
  return textOf(resetTexts, code) ?? resetTexts.other;
}

export function deletionText(code: SignInErrorCode): string {
  if (code === "invalid-credential") return deletionTexts.wrongPassword;
  return textOf(deletionTexts, code) ?? deletionTexts.other;
}

/** A service that can't be reached and a limit say so in the same words everywhere, unless a table has its own. */
function textOf(texts: Texts, code: SignInErrorCode): string | undefined {
  const shared = code === "network-request-failed" || code === "too-many-requests";
  return texts[code] ?? (shared ? signInTexts[code] : undefined);
}
