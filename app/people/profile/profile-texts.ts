/** What saving a profile or settings ends in; the first texts are fixed word for word (docs/rules.md#texts). */
export const profileTexts = {
  saved: "Profile saved",
  savedMore: "Your identity is ready for kick-off.",
  failed: "Save failed",
  failedMore: "We couldn't update your profile. Try again.",
  conflict: "Profile saved over another change",
  conflictMore: "Somebody, or another tab of yours, had saved in between. Yours stands now.",
  draft: "Not saved yet. Like it? Save your profile.",
  loginPrompt: "Log in to build your profile",
  loginAgain: "Please log in again. What you chose is kept.",
} as const;
