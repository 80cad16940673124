import type { ReportKind } from "./report-form";

/** The thing that a report is about, as the page shows it. */
export type ReportTarget = {
  kind: ReportKind;
  id: string;
  /** "Post by Thandi M". */
  title: string;
  /** What it says; "" where its title says it all. */
  summary: string;
  /** Where it stands, and what the link back there says. */
  path: string;
  back: string;
};
