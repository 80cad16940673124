import type { Attempt } from "./attempt";
import type { Question } from "./question";
import type { Streak } from "./streak";

/** All that a page needs to play or show an attempt. */
export type Playing = {
  /** Whose it is: an account's id, or null for a visitor, whose browser has it. */
  player: string | null;
  attempt: Attempt;
  questions: Question[];
  /** The edition's solutions, sealed with the attempt's id. */
  sealed: string;
  /** Milliseconds since the start, by the server's clock. */
  elapsed: number;
  /** Whether the attempt belongs to the player's date of today. */
  isToday: boolean;
  /** The player's own streak, without what the server has not heard of yet; null for a visitor, who has none. */
  streak: Streak | null;
  /** The time by the server's clock, and when the player's next day begins: milliseconds since the epoch. */
  now: number;
  nextQuizAt: number;
};

/** An answer on its way to the server. */
export type GivenAnswer = { question: number; choice: number; elapsed: number };

/** What the server says to a script that plays. */
export type QuizReply =
  | { status: "playing"; playing: Playing }
  | { status: "refused"; message: string; playing: Playing | null }
  /** Nothing was taken: the answers are of an account that is not the one logged in. They may be sent another time. */
  | { status: "not-yours"; message: string; playing: null };
