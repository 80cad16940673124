/** Spec, sections 2, 5 and 8: settings. */
export const settingsTexts = {
  prompt: "Sign in to personalise settings",
  saved: "Settings saved",
  savedMore: "Preferences updated.",
  failed: "Save failed",
  failedMore: "We couldn't update your settings. Try again.",
  noEmail: "Add an email to your account to enable email updates.",
  conflict: "Settings saved over another change",
  conflictMore: "Another tab of yours had saved in between. These stand now.",
  loginAgain: "Please log in again to save your settings.",
} as const;
