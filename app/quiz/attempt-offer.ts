/** What a browser brings to an account: the attempt of today that was played there before anybody signed in. */
export type AttemptOffer = {
  correct: number;
  answered: number;
  total: number;
  isFinished: boolean;
  /** Whether the account has played today already, so that this one would count as a play only. */
  isReplay: boolean;
};

/** The intents of the form that answers an offer. */
export const offerIntents = { accept: "add-attempt", decline: "drop-attempt" } as const;

/** What the offer says, and what became of it. */
export const offerTexts = {
  finished: (correct: number, total: number) => `You scored ${correct}/${total} today`,
  running: (answered: number, total: number) => `You have answered ${answered} of ${total} today`,
  ask: "Add it to your account?",
  replay:
    "Your account has played today already, so this one counts as a play, not for the streak.",
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
