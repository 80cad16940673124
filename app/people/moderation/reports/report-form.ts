import { reportTexts } from "./report-texts";

/** What can be reported. */
const reportKinds = ["post", "game", "question", "reply", "name", "league", "signature"] as const;

export type ReportKind = (typeof reportKinds)[number];

/** The reasons with their labels for the form and the operator's list. */
export const reasons = {
  spoiler: "Spoiler",
  hateful: "Disrespectful or hateful",
  wrong: "Wrong or out of date",
  spam: "Spam or advertising",
  other: "Something else",
} as const;

export type Reason = keyof typeof reasons;

const { wrong: _, ...conduct } = reasons;
/** A name gives nothing away. */
const { spoiler: __, ...ofNames } = conduct;

/** What a form about each kind offers, in this order. */
const offered: Record<ReportKind, Partial<typeof reasons>> = {
  post: reasons,
  game: { wrong: reasons.wrong, ...conduct },
  question: { wrong: reasons.wrong, ...conduct },
  reply: conduct,
  name: ofNames,
  league: ofNames,
  signature: ofNames,
};

/** The reasons that a form about such a thing offers, with their labels. */
export const reasonsFor = (kind: ReportKind) => Object.entries(offered[kind]) as [Reason, string][];

/** Maximum length of the details in UTF-16 units, as `maxlength` counts. */
export const DETAILS_MAX_LENGTH = 500;

type ReportErrors = { reason?: string; details?: string };

/** A parsed form with its errors. */
export type ReportForm = { reason: Reason | null; details: string; errors: ReportErrors };

/** Whether an untrusted value is a kind of thing that can be reported. */
export function isReportKind(text: string | null): text is ReportKind {
  return (reportKinds as readonly (string | null)[]).includes(text);
}

/**
 * Parses the report form.
 *
 * @param read returns a field's value, "" when it is missing
 * @returns the reason, null for an unknown one; the details cleaned but never truncated; and the errors
 */
export function parseReport(read: (name: string) => string): ReportForm {
  const chosen = read("reason");
  const reason = isReason(chosen) ? chosen : null;
  const details = cleanDetails(read("details"));
  const errors = {
    ...(reason === null && { reason: reportTexts.noReason }),
    ...(details.length > DETAILS_MAX_LENGTH && { details: reportTexts.tooLong }),
  };
  return { reason, details, errors };
}

/**
 * Removes unreadable and deceptive characters from a multi-line text: control characters, lone surrogates, and
 * bidirectional overrides. Consecutive empty lines become one.
 */
export function cleanDetails(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/\t/g, " ")
    .replace(/(?!\n)[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, "")
    .replace(/\n\s*\n/g, "\n\n")
    .trim();
}

function isReason(text: string): text is Reason {
  return Object.hasOwn(reasons, text);
}
