import type { ReportKind } from "./report-form";

/** The subject of a report, for the page. */
export type ReportTarget = {
  kind: ReportKind;
  id: string;
  /** The id that the report is filed under, where the address has another one. */
  targetId?: string;
  /** "Post by Thandi M". */
  title: string;
  /** Its content; "" if the title says it all. */
  summary: string;
  /** The URL of its page, and the text of the link back. */
  path: string;
  back: string;
};
