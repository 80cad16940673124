import type { Reason, ReportKind } from "./report-form";

/** What somebody told us of a thing, as it is kept in the collection `reports`. */
export type Report = {
  kind: ReportKind;
  targetId: string;
  reason: Reason;
  details: string;
  /** ISO 8601. */
  createdAt: string;
  /** Who sent it; null for a visitor. */
  userId: string | null;
  status: "open" | "closed";
  /** ISO 8601, once it is closed. */
  closedAt?: string;
};
