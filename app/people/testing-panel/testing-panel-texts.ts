import type { GuardErrorCode } from "~/platform/http/guarded-get/guard-error";

/** Texts of the Testing panel: the first block is fixed word for word (docs/rules.md#texts). */
export const testingPanelTexts = {
  panel: "Testing",
  field: "API URL",
  button: "Test API",
  empty: "Enter a URL to test.",
  invalid: "Enter a valid URL to test.",
  noSession: "No Firebase session found. Sign in with a Firebase-backed account to test requests.",
  unexpected: "Unexpected error while testing the API.",

  tokenNotice:
    "We send your sign-in token to this address. Whoever runs it can act as you for an hour, so test only what you trust.",
  tooLong: "That URL is too long: 2,000 characters are the limit.",
  credentials: "Leave the name and the password out of the URL.",
  answer: "What it answered",
  tooMany: "That was 30 tests within ten minutes. Wait a bit before the next one.",
  notPublic: "That address is not on the public internet, so it can't be tested from here.",
  badRedirect: "The address redirects to one that can't be tested.",
  tooManyRedirects: "The address redirects too many times.",
  tooSlow: "The address took too long to answer, so we stopped waiting.",
  cut: "Only the beginning is shown: the rest is too long.",
} as const;

/** What a user is told of an address that the guard refuses. */
export const guardTexts: Record<GuardErrorCode, string> = {
  scheme: testingPanelTexts.invalid,
  credentials: testingPanelTexts.credentials,
  "not-public": testingPanelTexts.notPublic,
  "bad-redirect": testingPanelTexts.badRedirect,
  "too-many-redirects": testingPanelTexts.tooManyRedirects,
  "too-slow": testingPanelTexts.tooSlow,
};
