import { describe, expect, it } from "vitest";
import {
  deletionText,
  deletionTexts,
  resetText,
  resetTexts,
  verificationText,
  verificationTexts,
} from "./account-page-texts";
import { type SignInErrorCode, type SignInWay, signInText } from "./account-texts";
import { fieldTexts } from "./field-texts";

const badCredentials =
  "We couldn't verify those credentials. Double-check your email and password and try again.";
const unreachable =
  "We couldn't reach the authentication service. Check your connection and try again.";
const tooMany = "Too many attempts. Please wait a moment before trying again.";

const ways: SignInWay[] = ["login", "signup", "google", "apple"];

describe("what is said to somebody on the way in", () => {
  it.each<[SignInErrorCode, string]>([
    ["email-already-in-use", "An account with this email already exists. Try logging in instead."],
    ["invalid-credential", badCredentials],
    ["user-not-found", badCredentials],
    ["weak-password", "Your password needs to be at least 6 characters long."],
    ["popup-blocked", "Your browser blocked the sign-in popup. Please allow popups and try again."],
    [
      "popup-closed-by-user",
      "The sign-in window was closed before we could finish. Please try again.",
    ],
    [
      "operation-not-supported-in-this-environment",
      "This sign-in option isn't supported in this environment. Please try a different method.",
    ],
    ["network-request-failed", unreachable],
    ["too-many-requests", tooMany],
  ])("for %s, whichever way it is: %s", (code, text) => {
    for (const way of ways) expect(signInText(code, way)).toBe(text);
  });

  it("for a way that is switched off", () => {
    const text = "This sign-in method isn't available right now. Please try another option.";
    for (const way of ways) expect(signInText("operation-not-allowed", way)).toBe(text);
  });

  it.each<[SignInWay, string]>([
    [
      "apple",
      "We couldn't complete Sign in with Apple. Please try again or choose another option.",
    ],
    [
      "signup",
      "We couldn't create your account just yet. Please review your details and try again.",
    ],
    ["login", "We couldn't complete your sign-in. Please try again."],
    ["google", "We couldn't complete your sign-in. Please try again."],
  ])("for what nobody foresaw: %s", (way, text) => {
    expect(signInText("unknown", way)).toBe(text);
    expect(signInText("wrong-user", way)).toBe(text);
    expect(signInText("something new" as SignInErrorCode, way)).toBe(text);
  });

  it("has a text for codes that it does not know", () => {
    expect(signInText("invalid-email", "signup")).toBe("Please enter a valid email address.");
    expect(signInText("user-disabled", "login")).toContain("This account is switched off.");
  });
});

describe("what is said of a field", () => {
  it.each<[keyof typeof fieldTexts, string]>([
    ["email", "Please enter a valid email address."],
    ["password", "Please enter your password."],
    ["confirmation", "Type DELETE to confirm."],
    ["currentPassword", "Enter your current password to continue."],
  ])("%s: %s", (field, text) => {
    expect(fieldTexts[field]).toBe(text);
  });
});

describe("what is said of a password reset", () => {
  it("sent", () => {
    expect(resetTexts.sent).toBe("Reset link sent");
    expect(resetTexts.noEmail).toBe(
      "We couldn't find an email for this account. Please contact support.",
    );
  });

  it.each<[SignInErrorCode, string]>([
    [
      "invalid-email",
      "The email on file looks invalid. Update it in your profile before retrying.",
    ],
    [
      "user-not-found",
      "We couldn't match this email to an account. Double-check your login details.",
    ],
    ["missing-email", "We need an email address to send the reset link."],
  ])("reset.%s", (code, text) => {
    expect(resetText(code)).toBe(text);
  });

  it("for what nobody foresaw", () => {
    const text = "We couldn't send the reset email just yet. Please try again.";
    expect(resetText("unknown")).toBe(text);
    expect(resetText("invalid-credential")).toBe(text);
  });
});

describe("what is said of a verification email", () => {
  it("by its titles", () => {
    expect(verificationTexts.sent).toBe("Verification link sent");
    expect(verificationTexts.noEmail).toBe("Email required");
    expect(verificationTexts.failed).toBe("Couldn't send verification");
  });

  it("when too many were asked for", () => {
    expect(verificationText("too-many-requests")).toBe(
      "You've requested too many verification emails. Wait a bit before trying again.",
    );
  });

  it("for what nobody foresaw", () => {
    const text = "We couldn't send the verification email. Please try again later.";
    expect(verificationText("unknown")).toBe(text);
    expect(verificationText("user-not-found")).toBe(text);
  });
});

describe("what is said of a deletion", () => {
  it("when the login was too long ago", () => {
    expect(deletionTexts.recentLogin).toBe(
      "For security reasons you'll need to sign in again before deleting your account. Please log in and try once more.",
    );
  });

  it.each<[SignInErrorCode, string]>([
    ["invalid-credential", "That password didn't match. Try again."],
    [
      "missing-email",
      "We couldn't determine your email address. Please sign out and back in before deleting your account.",
    ],
    [
      "popup-closed-by-user",
      "The verification window closed before we could finish. Try again to continue.",
    ],
  ])("for %s: %s", (code, text) => {
    expect(deletionText(code)).toBe(text);
  });

  it("for what nobody foresaw", () => {
    const text = "We couldn't delete your account yet. Please try again shortly.";
    expect(deletionText("unknown")).toBe(text);
    expect(deletionText("popup-blocked")).toBe(text);
  });
});

describe("a service that can't be reached, and a limit", () => {
  it("say so in the words of the sign-in where a table has none of its own", () => {
    for (const textOf of [resetText, verificationText, deletionText]) {
      expect(textOf("network-request-failed")).toBe(unreachable);
    }
    expect(resetText("too-many-requests")).toBe(tooMany);
    expect(deletionText("too-many-requests")).toBe(tooMany);
  });
});
