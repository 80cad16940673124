/** Texts of the account screens that are not fixed (docs/rules.md#texts). */
export const accountTexts = {
  loginPrompt: "Log in to see your account",
  loginAgain: "Please log in again to go on.",
  alreadyVerified: "Your email is already verified",
  sentTo: "Check your inbox. The link works for an hour.",
  sentIfKnown: "If that address has an account, the link is on its way and works for an hour.",
  loggedOut: "You are logged out",
  deleted: "Your account is deleted",
  deletedMore: "Everything we kept about you is gone. Thanks for playing.",
  verified: "Your email is verified",
  passwordChanged: "Your password is changed",
  passwordChangedMore: "Log in with the new one.",
  deadLink:
    "This link has expired or was used already. Ask for a new one and use it within an hour.",
} as const;
