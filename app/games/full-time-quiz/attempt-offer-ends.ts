/** What became of an offer, as only the server says it. */
export const offerEnds = {
  counted: "Added to your account",
  countedMore: "Today counts for your streak.",
  replayed: "Added to your plays",
  replayedMore: "Your account had played today already.",
  moved: "Your quiz came with you",
  movedMore: "Go on where you were.",
  nothing: "There is nothing to add",
  nothingMore: "That quiz is in an account already, or its day is over.",
  declined: "Left out of your account",
  failed: "We couldn't add your quiz just now",
  failedMore: "Give it a moment and try again.",
  loginAgain: "Log in to add your quiz.",
} as const;
