import type { SignInErrorCode } from "../account-texts";

/** A sign-in by popup that failed or was cancelled. */
export class PopupError extends Error {
  constructor(readonly code: SignInErrorCode | "cancelled-popup-request") {
    super(`The sign-in by popup ended: ${code}.`);
  }
}

/** Error codes of Firebase's SDK that have another name here. */
const sdkNames = new Map<string, SignInErrorCode>([
  // Google's script, which relays the popup's result, failed to load.
  ["internal-error", "network-request-failed"],
  ["timeout", "network-request-failed"],
  ["web-storage-unsupported", "operation-not-supported-in-this-environment"],
]);

/**
 * The code of a failed sign-in by popup, from our own errors or Firebase's ("auth/popup-blocked").
 *
 * @returns null when the next popup cancelled this one, which is no error
 */
export function popupErrorCode(error: unknown): SignInErrorCode | null {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== "string") return "unknown";
  const name = code.replace(/^auth\//, "");
  if (name === "cancelled-popup-request") return null;
  return sdkNames.get(name) ?? (name as SignInErrorCode);
}
