/** Errors of fields of the account forms, fixed word for word (docs/rules.md#texts). */
export const fieldTexts = {
  email: "Please enter a valid email address.",
  password: "Please enter your password.",
  confirmation: "Type DELETE to confirm.",
  currentPassword: "Enter your current password to continue.",
  tooLong: "That is too long for this field.",
} as const;

/** The one password error that a browser can detect alone. The others come from the server. */
export const weakPassword = "Your password needs to be at least 6 characters long.";
export const outOfReach =
  "We couldn't reach the authentication service. Check your connection and try again.";
