import type { Reason, ReportKind } from "./report-form";

/** The subject of a report, for the page. */
export type ReportTarget = {
  kind: ReportKind;
  /** Its id in the address of the page. */
  id: string;
  /** Its id where it is stored. */
  targetId: string;
  /** "Post by Thandi M". */
  title: string;
  /** Its content; "" if the title says it all. */
  summary: string;
  /** The URL of its page, and the text of the link back. */
  path: string;
  back: string;
  /** What else of it can be reported: its author's name. */
  other?: { to: string; label: string };
};

/** A report as it was sent, of what the reporter has seen. */
export type FiledReport = Pick<ReportTarget, "kind" | "targetId"> & {
  seen: string;
  reason: Reason;
  details: string;
};
