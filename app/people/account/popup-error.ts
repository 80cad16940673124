import type { SignInErrorCode } from "./account-texts";

/** A sign-in by popup that did not come to its end. */
export class PopupError extends Error {
  constructor(readonly code: SignInErrorCode | "cancelled-popup-request") {
    super(`The sign-in by popup ended: ${code}.`);
  }
}

/** What Firebase's SDK calls by another name than the spec. */
const sdkNames = new Map<string, SignInErrorCode>([
  // Google's script, which carries the popup's word, did not come.
  ["internal-error", "network-request-failed"],
  ["timeout", "network-request-failed"],
  ["web-storage-unsupported", "operation-not-supported-in-this-environment"],
]);

/**
 * Why a sign-in by popup ended, out of our own errors or Firebase's ("auth/popup-blocked").
 *
 * @returns null for one that was cancelled by the next one, which is no error (spec, section 4: popup sign-in)
 */
export function popupErrorCode(error: unknown): SignInErrorCode | null {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== "string") return "unknown";
  const name = code.replace(/^auth\//, "");
  if (name === "cancelled-popup-request") return null;
  return sdkNames.get(name) ?? (name as SignInErrorCode);
}
