/** What a browser brings to an account: the results from before its owner logged in that the account does not have. */
export type AttemptOffer = {
  /** The result that the offer is shown with: today's quiz, or else the latest. */
  score: number;
  outOf: number;
  /** "today", or its date. */
  when: string;
  /** How many results there are. */
  count: number;
};

/** The intents of the form that answers an offer. */
export const offerIntents = { accept: "add-attempt", decline: "drop-attempt" } as const;

/** What the offer says. */
export const offerTexts = {
  finished: ({ score, outOf, when }: AttemptOffer) => `You scored ${score}/${outOf} ${when}`,
  ask: "Add it to your account?",
  askAll: (count: number) => `Add it and ${count - 1} more to your account?`,
} as const;
