/** What became of an offer, as only the server says it. */
export const offerEnds = {
  counted: "Added to your account",
  countedMore: "Today counts for your streak.",
  nothing: "There is nothing to add",
  nothingMore: "What you played here is in an account already.",
  declined: "Left out of your account",
  failed: "We couldn't add your quiz just now",
  failedMore: "Give it a moment and try again.",
  loginAgain: "Log in to add your quiz.",
} as const;
