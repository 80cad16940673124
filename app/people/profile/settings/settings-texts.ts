/** The settings' texts, fixed word for word (docs/rules.md#texts). */
export const settingsTexts = {
  prompt: "Sign in to personalise settings",
  saved: "Settings saved",
  savedMore: "Preferences updated.",
  failed: "Save failed",
  failedMore: "We couldn't update your settings. Try again.",
  recaps: {
    on: "The week's best, on Fridays",
    unverified: "The week's best, on Fridays, once you have verified your email",
    "no-email": "Add an email to your account to enable email updates.",
    "not-sent": "This site sends no emails yet.",
  },
  inTables: (name: string) =>
    `${name ? `As ${name}, with` : "With"} your player, from your next game on. Off: your rows are gone at once, for good.`,
  noTime: "Choose a time of day such as 18:30, or none.",
  conflict: "Settings saved over another change",
  conflictMore: "Another tab of yours had saved in between. These stand now.",
  loginAgain: "Please log in again. What you chose is kept.",
  draft: "Not saved yet. Save your settings once more.",
} as const;
