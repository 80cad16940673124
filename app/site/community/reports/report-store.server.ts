import { randomBytes } from "node:crypto";
import type { DocumentData, DocumentStore } from "~/platform/storage/document-store";
import type { Report } from "./report";

const REPORTS = "reports";
const PAGE = 200;
const ID = /^[\w-]{1,100}$/;

export type StoredReport = { id: string; report: Report };

/**
 * Stores a new report.
 *
 * @returns its id; ids sort by time, so that the list needs no index
 * @throws DocumentStoreError
 */
export async function addReport(
  store: DocumentStore,
  report: Omit<Report, "status">,
): Promise<string> {
  const second = report.createdAt.slice(0, 19).replaceAll(/[-:]/g, "");
  const id = `${second}-${randomBytes(4).toString("hex")}`;
  await store.set(REPORTS, id, { ...report, status: "open" });
  return id;
}

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
  let cursor: string | null = null;
  do {
    const page = await store.query(REPORTS, {
      ...(!all && { where: { status: "open" } }),
      limit: PAGE,
      ...(cursor && { cursor }),
    });
    for (const { id, data } of page.documents) yield { id, report: asReport(data) };
    cursor = page.nextCursor;
  } while (cursor);
}

/**
 * Closes a report.
 *
 * @param now milliseconds since the epoch
 * @returns the outcome; "unknown" if there is no such report
 * @throws DocumentStoreError
 */
export async function closeReport(
  store: DocumentStore,
  id: string,
  now: number,
): Promise<"closed" | "was closed" | "unknown"> {
  if (!ID.test(id)) return "unknown";
  return store.transaction(async (transaction) => {
    const found = await transaction.get(REPORTS, id);
    if (!found) return "unknown";
    if (found.status === "closed") return "was closed";
    const closedAt = new Date(now).toISOString();
    transaction.set(REPORTS, id, { status: "closed", closedAt }, { merge: true });
    return "closed";
  });
}

/** Safe, because only `addReport` writes to the collection. */
const asReport = (data: DocumentData) => data as unknown as Report;
