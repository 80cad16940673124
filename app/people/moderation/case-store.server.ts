import type { DocumentData, DocumentStore, Transaction } from "~/platform/storage/document-store";
import { CASE_MS, type Case, type CaseKind, caseId, caseSchema } from "./case";

/** One document for each thing that was reported. */
const CASES = "cases";

/** A store, or a transaction. */
type From = Pick<DocumentStore, "get" | "query">;

export type StoredCase = Case & { id: string };

/**
 * The case about a thing; null if it was never reported, or long ago.
 *
 * @throws DocumentStoreError
 */
export async function readCase(
  from: Pick<From, "get">,
  kind: CaseKind,
  targetId: string,
): Promise<Case | null> {
  return caseSchema.safeParse(await from.get(CASES, caseId(kind, targetId))).data ?? null;
}

/** Writes a case, in a transaction that has read it. A decided one expires. */
export function setCase(transaction: Transaction, one: Case, now: number): void {
  const waits = one.waitingSince !== undefined;
  const data = waits ? one : { ...one, expiresAt: now + CASE_MS };
  transaction.set(CASES, caseId(one.kind, one.targetId), data as DocumentData);
}

/**
 * The cases that wait for a moderator, the oldest first.
 *
 * @param cursor of the page before; any user input
 * @throws DocumentStoreError
 */
export async function waitingCases(
  store: Pick<From, "query">,
  limit: number,
  cursor: string | null = null,
): Promise<{ cases: StoredCase[]; cursor: string | null }> {
  const page = await store.query(CASES, {
    orderBy: { field: "waitingSince", direction: "asc" },
    limit,
    ...(cursor !== null && { cursor }),
  });
  return { cases: page.documents.flatMap(caseFrom), cursor: page.nextCursor };
}

/**
 * How many cases wait.
 *
 * @throws DocumentStoreError
 */
export const countWaiting = (store: Pick<DocumentStore, "count">, now: number): Promise<number> =>
  store.count(CASES, { before: { field: "waitingSince", direction: "asc", value: now + 1 } });

/**
 * The cases about what an account has written.
 *
 * @throws DocumentStoreError
 */
export async function casesOf(from: Pick<From, "query">, userId: string): Promise<StoredCase[]> {
  const { documents } = await from.query(CASES, { where: { userId }, limit: 100 });
  return documents.flatMap(caseFrom);
}

function caseFrom({ id, data }: { id: string; data: DocumentData }): StoredCase[] {
  const one = caseSchema.safeParse(data).data;
  return one ? [{ ...one, id }] : [];
}
