import { type SignInErrorCode, signInTexts, type Texts } from "./account-texts";

/** Password reset: fixed word for word (docs/rules.md#texts). */
export const resetTexts: Texts & { sent: string; noEmail: string; other: string } = {
  sent: "Reset link sent",
  noEmail: "We couldn't find an email for this account. Please contact support.",
  "invalid-email": "The email on file looks invalid. Update it in your profile before retrying.",
  "user-not-found": "We couldn't match this email to an account. Double-check your login details.",
  "missing-email": "We need an email address to send the reset link.",
  other: "We couldn't send the reset email just yet. Please try again.",
};

/** Verification email: fixed word for word. */
export const verificationTexts: Texts & Record<"sent" | "noEmail" | "failed" | "other", string> = {
  sent: "Verification link sent",
  noEmail: "Email required",
  failed: "Couldn't send verification",
  "too-many-requests":
    "You've requested too many verification emails. Wait a bit before trying again.",
  "missing-email": "We need an email address to send the verification link.",
  other: "We couldn't send the verification email. Please try again later.",
};

/** Deleting the account: fixed word for word. */
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

/** What is said when no verification email could be sent; `noEmail` is the title over the text for a missing address. */
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

/** An unreachable service and a rate limit have the same text everywhere, unless a table overrides it. */
function textOf(texts: Texts, code: SignInErrorCode): string | undefined {
  const shared = code === "network-request-failed" || code === "too-many-requests";
  return texts[code] ?? (shared ? signInTexts[code] : undefined);
}
