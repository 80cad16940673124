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

/** What the offer says. */
export const offerTexts = {
  finished: (correct: number, total: number) => `You scored ${correct}/${total} today`,
  running: (answered: number, total: number) => `You have answered ${answered} of ${total} today`,
  ask: "Add it to your account?",
  replay:
    "Your account has played today already, so this one counts as a play, not for the streak.",
} as const;
