/** What takes a thing out of sight; all but the first are about its author too. */
const sanctions = ["hide", "warn", "mute-1", "mute-7", "mute-30", "ban"] as const;

/** What a moderator can choose. */
export const choices = [...sanctions, "restore", "dismiss"] as const;

export type Choice = (typeof choices)[number];

/** What an entry of the log can say: besides, that reports have hidden a post, or that its author's account is gone. */
export const outcomes = [...choices, "hold", "gone"] as const;

export type Outcome = (typeof outcomes)[number];

/** The one key of each choice. */
export const choiceKeys: Readonly<Record<Choice, string>> = {
  hide: "h",
  warn: "w",
  "mute-1": "1",
  "mute-7": "7",
  "mute-30": "3",
  ban: "b",
  restore: "r",
  dismiss: "d",
};

/** What a choice reads like on its button. */
export const choiceLabels: Readonly<Record<Choice, string>> = {
  hide: "Hide",
  warn: "Warn",
  "mute-1": "Mute 1 day",
  "mute-7": "7 days",
  "mute-30": "30 days",
  ban: "Ban",
  restore: "Show again",
  dismiss: "Dismiss",
};

/** What an outcome reads like in the log. */
export const outcomeTexts: Readonly<Record<Outcome, string>> = {
  hide: "Hidden",
  warn: "Hidden, its author warned",
  "mute-1": "Hidden, its author muted for 1 day",
  "mute-7": "Hidden, its author muted for 7 days",
  "mute-30": "Hidden, its author muted for 30 days",
  ban: "Hidden, its author banned from writing",
  restore: "Shown again",
  dismiss: "Nothing against the rules",
  hold: "Hidden by three reports, until a moderator looks",
  gone: "Closed: its author’s account is deleted",
};

export const isSanction = (outcome: Outcome): boolean =>
  (sanctions as readonly Outcome[]).includes(outcome);

/** Whether an outcome limits what its author may write, so that they are told of it in any case. */
export const isAboutWriting = (outcome: Outcome): boolean =>
  isSanction(outcome) && outcome !== "hide";

/** What a case is like when a moderator looks at it. */
type Judged = {
  /** Whether the thing is still there. */
  isThere: boolean;
  isHidden: boolean;
  /** Whether a fan with an account is responsible for it. */
  hasAuthor: boolean;
  isAppealed: boolean;
};

/** What a moderator can decide about a case. */
export function choicesFor({ isThere, isHidden, hasAuthor, isAppealed }: Judged): Choice[] {
  if (isAppealed) return ["restore", "dismiss"];
  const hides = sanctions.filter((choice) => (choice === "hide" ? isThere : hasAuthor));
  return [...hides, isThere && isHidden ? "restore" : "dismiss"];
}

/**
 * Why a decision was not taken: the moderator is none any more, it is about themselves, or their own decision is
 * appealed and another moderator is there; another was faster, the thing has changed since, or there is no such
 * choice about it.
 */
export type Refusal = "forbidden" | "own" | "faster" | "changed" | "impossible";
