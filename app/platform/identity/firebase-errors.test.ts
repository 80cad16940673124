import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { errorFromAdmin, errorFromAnswer, unreachable } from "./firebase-errors";
import { IdentityError } from "./identity-provider";

describe("what the REST interface refuses with", () => {
  it.each([
    ["EMAIL_EXISTS", "email-already-in-use"],
    ["INVALID_LOGIN_CREDENTIALS", "invalid-credential"],
    ["INVALID_PASSWORD", "invalid-credential"],
    ["USER_DISABLED", "user-disabled"],
    ["WEAK_PASSWORD", "weak-password"],
    ["WEAK_PASSWORD : Password should be at least 6 characters", "weak-password"],
    ["MISSING_PASSWORD", "weak-password"],
    ["INVALID_EMAIL", "invalid-email"],
    ["MISSING_EMAIL", "missing-email"],
    ["EMAIL_NOT_FOUND", "user-not-found"],
    ["USER_NOT_FOUND", "user-not-found"],
    ["OPERATION_NOT_ALLOWED", "operation-not-allowed"],
    ["PASSWORD_LOGIN_DISABLED", "operation-not-allowed"],
    ["TOO_MANY_ATTEMPTS_TRY_LATER", "too-many-requests"],
    ["TOO_MANY_ATTEMPTS_TRY_LATER : Access was disabled for a while.", "too-many-requests"],
    ["RESET_PASSWORD_EXCEED_LIMIT", "too-many-requests"],
    ["QUOTA_EXCEEDED : Exceeded daily quota for email reset.", "too-many-requests"],
    ["CONFIGURATION_NOT_FOUND", "unknown"],
    ["API key not valid. Please pass a valid API key.", "unknown"],
    ["EMAIL_EXISTS_NOT", "unknown"],
    ["email_exists", "unknown"],
    ["constructor", "unknown"],
    ["", "unknown"],
  ])("'%s' is %s", (message, code) => {
    expect(errorFromAnswer(message, "else").code).toBe(code);
  });

  it.each([
    ["EMAIL_NOT_FOUND", "invalid-credential"],
    ["USER_NOT_FOUND", "invalid-credential"],
    ["INVALID_PASSWORD", "invalid-credential"],
    ["INVALID_LOGIN_CREDENTIALS", "invalid-credential"],
    ["INVALID_EMAIL", "invalid-credential"],
    ["MISSING_EMAIL", "invalid-credential"],
    ["MISSING_PASSWORD", "invalid-credential"],
    ["USER_DISABLED", "user-disabled"],
    ["TOO_MANY_ATTEMPTS_TRY_LATER", "too-many-requests"],
    ["OPERATION_NOT_ALLOWED", "operation-not-allowed"],
  ])("'%s' to somebody who tries a password is %s", (message, code) => {
    expect(errorFromAnswer(message, "password").code).toBe(code);
  });

  it("names the code for the log, and no more of the answer", () => {
    const error = errorFromAnswer("CONFIGURATION_NOT_FOUND : secret", "else");
    expect(error.cause).toEqual(new Error("Firebase: CONFIGURATION_NOT_FOUND"));
    expect(inspect(errorFromAnswer("secret", "else"))).not.toContain("secret");
  });
});

describe("what firebase-admin throws", () => {
  it.each([
    ["auth/argument-error", "invalid-id-token"],
    ["auth/invalid-id-token", "invalid-id-token"],
    ["auth/id-token-expired", "invalid-id-token"],
    ["auth/id-token-revoked", "invalid-id-token"],
    ["auth/session-cookie-expired", "invalid-id-token"],
    ["auth/session-cookie-revoked", "invalid-id-token"],
    ["auth/user-not-found", "user-not-found"],
    ["auth/user-disabled", "user-disabled"],
    ["auth/operation-not-allowed", "operation-not-allowed"],
    ["auth/quota-exceeded", "too-many-requests"],
    ["auth/internal-error", "network-request-failed"],
    ["app/unable-to-parse-response", "network-request-failed"],
    ["app/network-error", "network-request-failed"],
    ["app/network-timeout", "network-request-failed"],
    ["app/invalid-credential", "network-request-failed"],
    ["ECONNREFUSED", "network-request-failed"],
    ["ETIMEDOUT", "network-request-failed"],
    ["auth/insufficient-permission", "unknown"],
    ["toString", "unknown"],
  ])("%s is %s", (code, expected) => {
    const error = errorFromAdmin(Object.assign(new Error("secret"), { code }));
    expect(error.code).toBe(expected);
    expect(error.cause).toEqual(new Error(`Firebase: ${code}`));
    expect(inspect(error)).not.toContain("secret");
  });

  it.each([
    "Error while making request: connect ECONNREFUSED. Error code: ECONNREFUSED",
    "Error fetching public keys for Google certs: Service Unavailable",
  ])("tells certificates that can't be had from a forged token: '%s'", (message) => {
    const error = Object.assign(new Error(message), { code: "auth/argument-error" });
    expect(errorFromAdmin(error).code).toBe("network-request-failed");
  });

  it.each([new TypeError("secret"), "secret", null, undefined, { code: 42 }])(
    "is unknown where it is none of its errors: %s",
    (thrown) => {
      const error = errorFromAdmin(thrown);
      expect(error.code).toBe("unknown");
      expect(inspect(error)).not.toContain("secret");
    },
  );

  it("stays what it is where it is ours already", () => {
    const error = new IdentityError("missing-email");
    expect(errorFromAdmin(error)).toBe(error);
  });
});

describe("a request without an answer", () => {
  it.each([
    [new TypeError("secret", { cause: { code: "ECONNREFUSED" } }), "TypeError"],
    [refused(), "ECONNREFUSED"],
    [new DOMException("secret", "TimeoutError"), "TimeoutError"],
    [new SyntaxError("secret"), "SyntaxError"],
  ])("says what happened and not what was said: %o", (thrown, said) => {
    const error = unreachable(thrown);
    expect(error.code).toBe("network-request-failed");
    expect(error.cause).toEqual(new Error(`Firebase: ${said}`));
    expect(inspect(error)).not.toContain("secret");
  });
});

function refused() {
  const cause = Object.assign(new Error("secret"), { code: "ECONNREFUSED" });
  return new TypeError("secret", { cause });
}
