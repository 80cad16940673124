import { IdentityError, type IdentityErrorCode } from "./identity-provider";

/** Error codes of Identity Toolkit's REST API: https://firebase.google.com/docs/reference/rest/auth */
const ANSWERS = new Map<string, IdentityErrorCode>([
  ["EMAIL_EXISTS", "email-already-in-use"],
  ["INVALID_LOGIN_CREDENTIALS", "invalid-credential"],
  ["INVALID_PASSWORD", "invalid-credential"],
  ["USER_DISABLED", "user-disabled"],
  ["WEAK_PASSWORD", "weak-password"],
  ["MISSING_PASSWORD", "weak-password"],
  ["INVALID_EMAIL", "invalid-email"],
  ["MISSING_EMAIL", "missing-email"],
  ["EMAIL_NOT_FOUND", "user-not-found"],
  ["USER_NOT_FOUND", "user-not-found"],
  ["OPERATION_NOT_ALLOWED", "operation-not-allowed"],
  ["PASSWORD_LOGIN_DISABLED", "operation-not-allowed"],
  ["TOO_MANY_ATTEMPTS_TRY_LATER", "too-many-requests"],
  ["RESET_PASSWORD_EXCEED_LIMIT", "too-many-requests"],
  ["QUOTA_EXCEEDED", "too-many-requests"],
]);

/** Reported as a wrong password, so that guessing passwords reveals nothing about the e-mail. */
const ANSWERS_TO_A_PASSWORD = new Map<string, IdentityErrorCode>([
  ["EMAIL_NOT_FOUND", "invalid-credential"],
  ["USER_NOT_FOUND", "invalid-credential"],
  ["INVALID_EMAIL", "invalid-credential"],
  ["MISSING_EMAIL", "invalid-credential"],
  ["MISSING_PASSWORD", "invalid-credential"],
]);

/** firebase-admin's codes: https://firebase.google.com/docs/auth/admin/errors */
const ADMIN_CODES = new Map<string, IdentityErrorCode>([
  ["auth/argument-error", "invalid-id-token"],
  ["auth/invalid-id-token", "invalid-id-token"],
  ["auth/id-token-expired", "invalid-id-token"],
  ["auth/id-token-revoked", "invalid-id-token"],
  ["auth/session-cookie-expired", "invalid-id-token"],
  ["auth/session-cookie-revoked", "invalid-id-token"],
  ["auth/user-not-found", "user-not-found"],
  ["auth/user-disabled", "user-disabled"],
  ["auth/invalid-email", "invalid-email"],
  ["auth/email-already-exists", "email-already-in-use"],
  ["auth/operation-not-allowed", "operation-not-allowed"],
  ["auth/quota-exceeded", "too-many-requests"],
  ["app/network-error", "network-request-failed"],
  ["app/network-timeout", "network-request-failed"],
  // firebase-admin's code for any malformed response, 5xx included.
  ["auth/internal-error", "network-request-failed"],
  ["app/unable-to-parse-response", "network-request-failed"],
  // Google issues no access token to this server, so no user can log in until it does.
  ["app/invalid-credential", "network-request-failed"],
]);

/** Google's certificates are unavailable; firebase-admin reports it with the code of a forged token. */
const NO_CERTIFICATES = /^Error (while making request|fetching )/;

/** Node's socket error codes, such as ECONNREFUSED. */
const SOCKET_ERROR = /^(E[A-Z]+|UND_ERR_[A-Z_]+)$/;

/**
 * Maps an error response of Identity Toolkit.
 *
 * @param message of the response, such as "WEAK_PASSWORD : Password should be at least 6 characters"
 * @param asked whether the call checked a password
 * @returns the error to throw; its cause has Firebase's code only
 */
export function errorFromAnswer(message: string, asked: "password" | "else"): IdentityError {
  const word = /^[A-Z][A-Z_]+(?= |$)/.exec(message)?.[0] ?? "without a code";
  const special = asked === "password" ? ANSWERS_TO_A_PASSWORD.get(word) : undefined;
  return identityError(special ?? ANSWERS.get(word) ?? "unknown", word);
}

/**
 * Maps an error of firebase-admin.
 *
 * @param error anything it threw
 * @returns the error to throw; its cause has the code only, since firebase-admin's messages may quote their input
 */
export function errorFromAdmin(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const code = codeOf(error);
  if (code === "auth/argument-error" && NO_CERTIFICATES.test((error as Error).message)) {
    return identityError("network-request-failed", "no certificates");
  }
  if (SOCKET_ERROR.test(code)) return unreachable(error);
  return identityError(ADMIN_CODES.get(code) ?? "unknown", code || nameOf(error));
}

/**
 * Maps the error of a request without a (readable) response.
 *
 * @param error anything that `fetch`, parsing or a document store threw
 * @returns the error to throw; its cause contains nothing of the response, which may be a token
 */
export function unreachable(error: unknown): IdentityError {
  return identityError("network-request-failed", codeOf(error) || nameOf(error));
}

function identityError(code: IdentityErrorCode, original: string): IdentityError {
  return new IdentityError(code, { cause: new Error(`Firebase: ${original}`) });
}

/** An error's own code, or that of its cause, as with `fetch`. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : codeOf(error.cause);
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);
