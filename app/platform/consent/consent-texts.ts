import type { ConsentChoice } from "./consent";
import type { PageConsent } from "./partners";

type Subject = PageConsent["subject"];

/** The consent bar's question, by subject. */
export const consentQuestions: Record<Subject, string> = {
  ads: "May ads of other companies load? They keep the game free.",
  analytics: "May another company's visit counter load? It shows us what fans play.",
  both: "May ads and a visit counter of other companies load? They keep the game free.",
};

export const consentTexts = {
  region: "Your consent",
  more: "About cookies",
  accept: "Accept",
  reject: "Reject",
  nothingToChoose: "There is nothing to choose: nothing of other companies is set up here.",
  unknown: "That was neither Accept nor Reject",
  unknownMessage: "Nothing has changed. Please choose again.",
} as const;

const things: Record<Subject, string> = {
  ads: "ads of other companies",
  analytics: "another company's visit counter",
  both: "ads and a visit counter of other companies",
};

/** The current consent state, for the page on which it can be changed. */
export function consentState({
  subject,
  choice,
  hasOptedOut,
}: Pick<PageConsent, "subject" | "choice" | "hasOptedOut">): string {
  if (choice === "accepted") return `You accepted ${things[subject]}.`;
  if (choice === "rejected") return `You rejected ${things[subject]}, so nothing of theirs loads.`;
  if (hasOptedOut) {
    return "Your browser asks not to be tracked (Global Privacy Control). We count that as Reject, unless you choose otherwise here.";
  }
  return `You have not chosen yet, so nothing of other companies loads. It is about ${things[subject]}.`;
}

/** The confirmation after a choice. */
export const consentFlashes = {
  accepted: {
    status: "success",
    title: "Accepted, thank you",
    message: "You can change that on the Cookies page.",
  },
  rejected: {
    status: "info",
    title: "Rejected",
    message: "Nothing of other companies loads. You can change that on the Cookies page.",
  },
} as const satisfies Record<ConsentChoice, object>;
