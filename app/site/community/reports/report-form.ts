import { reportTexts } from "./report-texts";

/** What can be reported. */
const reportKinds = ["post", "game", "question"] as const;

export type ReportKind = (typeof reportKinds)[number];

/** The reasons there are, each with what it is called in the form and in the operator's list. */
export const reasons = {
  spoiler: "Spoiler",
  hateful: "Disrespectful or hateful",
  wrong: "Wrong or out of date",
  spam: "Spam or advertising",
  other: "Something else",
} as const;

export type Reason = keyof typeof reasons;

/** The most that the details may hold, in UTF-16 units, as `maxlength` counts them. */
export const DETAILS_MAX_LENGTH = 500;

type ReportErrors = { reason?: string; details?: string };

/** A form as it was filled in, with what is wrong with it. */
export type ReportForm = { reason: Reason | null; details: string; errors: ReportErrors };

/** Whether a text, out of an address for example, names a kind of thing that can be reported. */
export function isReportKind(text: string | null): text is ReportKind {
  return (reportKinds as readonly (string | null)[]).includes(text);
}

/**
 * Reads the report form.
 *
 * @param read gives what a field holds, "" where it is absent
 * @returns the reason, null for none that there is; the details cleaned but never cut; and what is wrong
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
 * A text of several lines without what can't be read or plays tricks on whoever reads it: control characters, halves
 * of characters, and what turns the text around it. Of empty lines at most one stands between two others.
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
