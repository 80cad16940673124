import type { Flash } from "~/look/ui/flash";

/** What the quiz says when something can't be done. */
export const quizProblems = {
  unreadable: "We couldn't read your saved quiz, so it starts afresh. Kick off when you're ready.",
  elsewhere: "This quiz was started again in another tab. Here is where it stands.",
  noAttempt: "There is no quiz running here yet. Kick off to start one.",
  noChoice: "Pick one of the four answers.",
  unknownForm: "We couldn't make sense of that form. Please try again.",
  unavailable: "We couldn't reach your quiz just now. Give it a moment and try again.",
  otherPlayer:
    "These answers belong to an account that isn't logged in here. Log in to it, and we'll send them.",
  offline: "We couldn't reach Kickabout. Check your connection and try again.",
} as const;

/** The intents of the forms that start something: the day's quiz, and a Friendly after it. */
export const quizIntents = { start: "start", again: "play-again" } as const;

/** What a press asks for. */
export type StartIntent = (typeof quizIntents)[keyof typeof quizIntents];

/** What stands where a Friendly could be taken for the day's quiz. */
export const friendlyTexts = {
  badge: "Friendly",
  invitation: "Playing again is a Friendly: this result stays.",
  results: "Your first result today stands.",
} as const;

/** A date as the quiz writes it: "21 November 2026". */
export function quizDate(date: string): string {
  const parts = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Date(date).toLocaleDateString("en-GB", parts);
}

/** While answers can't be sent. */
export const unsentText = "Saved on this phone. We'll send it when you're back online.";

/** Once they were. */
export const sentToast: Flash = {
  status: "success",
  title: "Your answers are in",
  message: "We've sent what was saved on this phone.",
};
