import type { Report } from "~/people/moderation/reports/report";
import { reasons } from "~/people/moderation/reports/report-form";

const TRICKS = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu;

/**
 * Formats a report for the operator's terminal: the subject, then the details on a line of their own.
 *
 * @returns lines without control characters, whatever the report contains
 */
export function reportLines(id: string, report: Report): string[] {
  const { kind, targetId, reason, details, createdAt, status, closedAt } = report;
  const when = createdAt.slice(0, 16).replace("T", " ");
  const end = status === "closed" ? ` (closed ${closedAt?.slice(0, 16).replace("T", " ")})` : "";
  const lines = [
    `${id}  ${when} UTC  ${kind} ${targetId}: ${reasons[reason] ?? reason}${end}`,
    ...(details ? [`    ${details}`] : []),
  ];
  return lines.map(escapeControls);
}

/**
 * Escapes characters that move the cursor, ring the bell or reverse the text.
 *
 * @returns "\n" for a new line, "\u{1b}" for an escape
 */
export function escapeControls(text: string): string {
  return text.replace(TRICKS, (character) =>
    character === "\n" ? "\\n" : `\\u{${character.charCodeAt(0).toString(16)}}`,
  );
}
