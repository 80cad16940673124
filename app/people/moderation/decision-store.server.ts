import { randomBytes } from "node:crypto";
import type { DocumentData, DocumentStore, Transaction } from "~/platform/storage/document-store";
import { type Decision, decisionSchema, type StoredDecision } from "./decision";

/** One document for everything that was decided: the log. */
const DECISIONS = "decisions";
const MAX_ABOUT = 200;
const ID = /^[0-9a-z]{9}[0-9a-f]{12}$/;

/** A store, or a transaction. */
type From = Pick<DocumentStore, "get" | "query">;

/** An id for a decision that is made at a time, in milliseconds since the epoch. */
export const newDecisionId = (at: number): string =>
  at.toString(36).padStart(9, "0") + randomBytes(6).toString("hex");

/**
 * A decision by its id.
 *
 * @param id any user input
 * @throws DocumentStoreError
 */
export async function readDecision(from: Pick<From, "get">, id: string): Promise<Decision | null> {
  if (!ID.test(id)) return null;
  const stored = decisionSchema.safeParse(await from.get(DECISIONS, id)).data;
  return stored ? { ...stored, id } : null;
}

/** Writes a decision, in a transaction that has read it if it is there. */
export function setDecision(transaction: Transaction, { id, ...decision }: Decision): void {
  transaction.set(DECISIONS, id, decision as DocumentData);
}

/** A page of decisions, and where the next one begins; null if there is none. */
type DecisionPage = { decisions: Decision[]; cursor: string | null };

/**
 * The decisions about what an account has written, the latest first.
 *
 * @throws DocumentStoreError
 */
export async function decisionsAbout(
  from: Pick<From, "query">,
  userId: string,
  limit = MAX_ABOUT,
): Promise<Decision[]> {
  return (await listDecisions(from, { userId }, limit)).decisions;
}

/**
 * All decisions, or those of a moderator, or those about what an account has written, the latest first.
 *
 * @param cursor of the page before; any user input
 * @throws DocumentStoreError
 */
export async function listDecisions(
  from: Pick<From, "query">,
  where: Partial<Pick<StoredDecision, "userId" | "by">>,
  limit: number,
  cursor: string | null = null,
): Promise<DecisionPage> {
  const page = await from.query(DECISIONS, {
    where: where as Record<string, string>,
    orderBy: { field: "at", direction: "desc" },
    limit,
    ...(cursor !== null && { cursor }),
  });
  const decisions = page.documents.flatMap(({ id, data }) => {
    const stored = decisionSchema.safeParse(data).data;
    return stored ? [{ ...stored, id }] : [];
  });
  return { decisions, cursor: page.nextCursor };
}
