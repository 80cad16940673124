/** The ticket of the Full-Time Quiz, in its four states. */
export type Ticket =
  | { name: "kick-off" }
  | { name: "paused" }
  /** `at` is the question at which the attempt goes on, from 1. */
  | { name: "resume"; at: number }
  /** The result is null if only its date is known. */
  | { name: "full-time"; result: TicketResult | null };

/** `elapsed` in milliseconds, and as a clock shows it: "0:14.6". Both null if only the score is known. */
export type TicketResult = {
  score: number;
  outOf: number;
  elapsed: number | null;
  time: string | null;
};

/** What the ticket shares: the same text and link as the results. */
export type TicketShare = { text: string; url: string };
