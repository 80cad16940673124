import { deleteOwned } from "~/platform/storage/delete-owned.server";
import type { DocumentStore, Transaction } from "~/platform/storage/document-store";
import { ANSWERS } from "./answers.server";
import { ATTEMPTS } from "./attempt-documents";
import { CHALLENGES } from "./challenges.server";
import { VISITOR_DAYS } from "./player-cookie.server";
import { DATES, DAYS, TITLES } from "./recorded.server";

/** One document per visitor: until when their games are kept. */
const VISITORS = "visitors";

const DAY_MS = 24 * 60 * 60_000;
/** Who kicks off and never finishes leaves nothing worth more. */
const UNFINISHED_DAYS = 3;
const PAGE = 100;

/**
 * When a visitor's games expire, in ms since the epoch; 0 if nothing is known of them.
 *
 * @throws DocumentStoreError
 */
export async function visitorExpiry(
  from: Pick<DocumentStore, "get">,
  visitorId: string,
): Promise<number> {
  const stored = await from.get(VISITORS, visitorId);
  return typeof stored?.expiresAt === "number" ? stored.expiresAt : 0;
}

/**
 * Keeps a visitor's games for longer because they play: 62 days, or a few until they have finished something. Written at
 * most once a day.
 *
 * @param expiresAt as `visitorExpiry` gave it
 */
export function extendVisit(
  transaction: Transaction,
  userId: string,
  expiresAt: number,
  hasFinished: boolean,
): void {
  const days = hasFinished ? VISITOR_DAYS : UNFINISHED_DAYS;
  const until = Date.now() + days * DAY_MS;
  if (expiresAt > until - DAY_MS) return;
  transaction.set(VISITORS, userId, { userId, expiresAt: until });
}

/**
 * Deletes all games of visitors who have expired, the visitor last, so that what a crash interrupts is gone on with.
 *
 * @param now in ms since the epoch
 * @throws DocumentStoreError; earlier deletions remain
 */
export async function sweepVisitors(store: DocumentStore, now: number): Promise<void> {
  const orderBy = { field: "expiresAt", direction: "asc" } as const;
  for (;;) {
    const { documents } = await store.query(VISITORS, { orderBy, limit: PAGE });
    const expired = documents.filter(({ data }) => Number(data.expiresAt) < now);
    for (const { id } of expired) await deleteVisitor(store, id);
    if (expired.length < PAGE) return;
  }
}

async function deleteVisitor(store: DocumentStore, userId: string): Promise<void> {
  for (const collection of [ATTEMPTS, TITLES, DAYS, CHALLENGES, ANSWERS])
    await deleteOwned(store, collection, userId);
  await store.delete(DATES, userId);
  await store.delete(VISITORS, userId);
}
