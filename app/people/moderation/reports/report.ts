import type { Reason, ReportKind } from "./report-form";

/** A report as stored in the collection `reports`. */
export type Report = {
  kind: ReportKind;
  targetId: string;
  reason: Reason;
  details: string;
  /** ISO 8601. */
  createdAt: string;
  /** The sender; null for a visitor. */
  userId: string | null;
  status: "open" | "closed";
  /** ISO 8601; missing while it is open. */
  closedAt?: string;
  /** The moderator's decision by which it was closed. */
  decision?: string;
  /** When a closed one is removed, in milliseconds since the epoch. */
  expiresAt?: number;
};
