import { randomBytes } from "node:crypto";
import { allDocuments } from "~/platform/storage/all-documents.server";
import type { DocumentData, DocumentStore, Transaction } from "~/platform/storage/document-store";
import type { Report } from "./report";

const REPORTS = "reports";
/** How long a closed report is kept. */
const CLOSED_MS = 90 * 24 * 60 * 60_000;
const ID = /^[\w-]{1,100}$/;

type StoredReport = { id: string; report: Report };

/** An id for a report that is made at a time in ISO 8601; ids sort by time, so that lists need no index. */
export function newReportId(createdAt: string): string {
  const second = createdAt.slice(0, 19).replaceAll(/[-:]/g, "");
  return `${second}-${randomBytes(4).toString("hex")}`;
}

/**
 * Stores a new report.
 *
 * @throws DocumentStoreError
 */
export async function addReport(
  store: DocumentStore,
  report: Omit<Report, "status">,
): Promise<void> {
  await store.set(REPORTS, newReportId(report.createdAt), { ...report, status: "open" });
}

/** Stores a new report with other writes. */
export function setReport(
  transaction: Transaction,
  id: string,
  report: Omit<Report, "status">,
): void {
  transaction.set(REPORTS, id, { ...report, status: "open" });
}

/**
 * Reports by their ids; those of deleted accounts are gone.
 *
 * @throws DocumentStoreError
 */
export async function readReports(
  from: Pick<DocumentStore, "get">,
  ids: readonly string[],
): Promise<StoredReport[]> {
  const found = await Promise.all(ids.map((id) => from.get(REPORTS, id)));
  return ids.flatMap((id, place) => {
    const data = found[place];
    return data ? [{ id, report: asReport(data) }] : [];
  });
}

/** Closes a report by a decision, in a transaction that has read it. */
export function settleReport(
  transaction: Transaction,
  id: string,
  { decision, now }: { decision: string; now: number },
): void {
  transaction.set(REPORTS, id, { ...closedAt(now), decision }, { merge: true });
}

/** Opens a report again, in a transaction that has read it. */
export function reopenReport(transaction: Transaction, { id, report }: StoredReport): void {
  const { closedAt: _, decision: __, expiresAt: ___, ...open } = report;
  transaction.set(REPORTS, id, { ...open, status: "open" });
}

const closedAt = (now: number) => ({
  status: "closed",
  closedAt: new Date(now).toISOString(),
  expiresAt: now + CLOSED_MS,
});

/**
 * The reports, oldest first.
 *
 * @param all includes closed ones
 * @throws DocumentStoreError
 */
export async function* listReports(
  store: DocumentStore,
  { all = false } = {},
): AsyncGenerator<StoredReport> {
  const found = allDocuments(store, REPORTS, all ? {} : { status: "open" });
  for await (const { id, data } of found) yield { id, report: asReport(data) };
}

/**
 * A report by its id.
 *
 * @param id any input
 * @throws DocumentStoreError
 */
export async function readReport(
  from: Pick<DocumentStore, "get">,
  id: string,
): Promise<Report | null> {
  const data = ID.test(id) ? await from.get(REPORTS, id) : null;
  return data && asReport(data);
}

/** What became of closing a report; "unknown" if there is no such one. */
export type Closed = "closed" | "was closed" | "unknown";

/** Closes a report, in a transaction that has read it. */
export function closeReportIn(
  transaction: Transaction,
  id: string,
  report: Report | null,
  now: number,
): Closed {
  if (!report) return "unknown";
  if (report.status === "closed") return "was closed";
  transaction.set(REPORTS, id, closedAt(now), { merge: true });
  return "closed";
}

/** Safe, because only `addReport` writes to the collection. */
const asReport = (data: DocumentData) => data as unknown as Report;
