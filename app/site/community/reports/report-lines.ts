import type { Report } from "./report";
import { reasons } from "./report-form";

const TRICKS = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu;

/**
 * A report as the operator reads it in a terminal: what it is about, then in a line of its own what was said.
 *
 * @returns lines that hold no control character, whatever the report holds
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
 * A text that can't move the cursor, ring the bell or turn its line around.
 *
 * @returns it with every such character written out: "\n" for a new line, "\u{1b}" for an escape
 */
export function escapeControls(text: string): string {
  return text.replace(TRICKS, (character) =>
    character === "\n" ? "\\n" : `\\u{${character.charCodeAt(0).toString(16)}}`,
  );
}
