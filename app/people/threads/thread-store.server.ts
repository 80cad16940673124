import { randomBytes } from "node:crypto";
import type { DocumentData, DocumentStore, Transaction } from "~/platform/storage/document-store";
import { emptyThread, isThreadId, type Thread, threadSchema } from "./thread";

const THREADS = "threads";

/**
 * A thread by its id.
 *
 * @param id any user input
 * @throws DocumentStoreError
 */
export async function findThread(
  from: Pick<DocumentStore, "get">,
  id: string,
): Promise<Thread | null> {
  if (!isThreadId(id)) return null;
  const stored = threadSchema.safeParse(await from.get(THREADS, id)).data;
  return stored ? { ...stored, id } : null;
}

/**
 * Threads with something to read, the one with the newest activity first.
 *
 * @param cursor of the page before; any user input
 * @throws DocumentStoreError
 */
export async function listThreads(
  store: Pick<DocumentStore, "query">,
  limit: number,
  cursor: string | null = null,
): Promise<{ threads: Thread[]; cursor: string | null }> {
  const page = await store.query(THREADS, {
    orderBy: { field: "activeAt", direction: "desc" },
    limit,
    ...(cursor !== null && { cursor }),
  });
  const threads = page.documents.flatMap(({ id, data }): Thread[] => {
    const stored = threadSchema.safeParse(data).data;
    return stored ? [{ ...stored, id }] : [];
  });
  return { threads, cursor: page.nextCursor };
}

/**
 * Opens a thread about no edition, for operators. It stands in the feed from now on.
 *
 * @param now milliseconds since the epoch
 * @throws DocumentStoreError
 */
export async function openOwnThread(
  store: DocumentStore,
  subject: string,
  now: number,
): Promise<Thread> {
  const id = `t-${randomBytes(8).toString("hex")}`;
  const opened = { id, slug: null, date: null, subject, lockedUntil: null };
  const { id: _, ...thread } = { ...emptyThread(opened, now), activeAt: now };
  await store.set(THREADS, id, thread);
  return { id, ...thread };
}

/**
 * Gives a thread that operators opened another subject.
 *
 * @param id any user input
 * @returns false if there is none
 * @throws DocumentStoreError
 */
export async function renameOwnThread(
  store: DocumentStore,
  id: string,
  subject: string,
): Promise<boolean> {
  return store.transaction(async (transaction) => {
    const thread = await findThread(transaction, id);
    if (!thread || thread.slug !== null) return false;
    setThread(transaction, { ...thread, subject });
    return true;
  });
}

/** Stores a thread, in a transaction that has read it. */
export function setThread(transaction: Transaction, { id, ...thread }: Thread): void {
  transaction.set(THREADS, id, thread as DocumentData);
}
