/** What moderators have decided about something of the reader's. */
export type OwnOutcome = {
  id: string;
  date: string;
  /** "Your reply in Golden Word, Monday 23 November" */
  thing: string;
  /** What its author is told. */
  text: string;
  /** "No spoilers" */
  rule: string;
  /** What it was about; "" if that is not kept any more. */
  said: string;
  isOverturned: boolean;
  /** Whether an appeal is possible, waits, or was decided. */
  appeal: "possible" | "waits" | "decided" | "none";
};

/** An appeal that was refused: the page shows it again, with what was typed. */
export type AppealRefusal = { id: string; problem: string; text: string };

export const APPEAL_MAX_LENGTH = 500;

/** The id of the control in the form of a decision. */
export const appealFieldId = (id: string) => `appeal-${id}`;

export const ownOutcomesTexts = {
  title: "What moderators decided",
  lead: "About what you wrote, and the names you chose.",
  none: "Nothing was ever held against you.",
  noneMore:
    "If a moderator hides something of yours, it stands here, with the reason and a way to appeal.",
  prompt: "Log in to see what moderators decided about what you wrote.",
  empty: "Say why, in a sentence or two.",
  tooLong: "Keep it to 500 characters.",
  tooLate: "There is no appeal against this one any more.",
  tooMany: "That was a lot of appeals for a day. Your words are kept: send them again tomorrow.",
  loginAgain: "Please log in again. What you wrote stands below.",
  unreachable: "We couldn’t take that just now. Your words are kept: send them again in a moment.",
  sent: "Appeal sent",
  sentMore: "Another moderator looks at it, where there is one.",
} as const;
