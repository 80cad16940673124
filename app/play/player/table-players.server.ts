import { allDocuments } from "~/platform/storage/all-documents.server";
import type { DocumentStore, StoredDocument, Transaction } from "~/platform/storage/document-store";
import { FINISHES } from "./finishes.server";
import { forgetTables } from "./fresh-tables.server";
import { STANDINGS } from "./standings.server";

/** One document per account that is shown in tables. */
const TABLE_PLAYERS = "tablePlayers";

/**
 * Whether a player is shown in tables.
 *
 * @throws DocumentStoreError
 */
export async function isInTables(
  from: Pick<DocumentStore, "get">,
  userId: string,
): Promise<boolean> {
  return (await inTablesSince(from, userId)) !== null;
}

/**
 * Since when a player is shown in tables, in ms since the epoch; null for one who is not.
 *
 * @throws DocumentStoreError
 */
export async function inTablesSince(
  from: Pick<DocumentStore, "get">,
  userId: string,
): Promise<number | null> {
  const stored = await from.get(TABLE_PLAYERS, userId);
  return stored && Number(stored.since);
}

/**
 * Shows an account in the tables of what it kicks off from now on.
 *
 * @param now in ms since the epoch
 * @throws DocumentStoreError
 */
export async function showInTables(
  store: DocumentStore,
  userId: string,
  now: number,
): Promise<void> {
  if (await isInTables(store, userId)) return;
  await store.set(TABLE_PLAYERS, userId, { userId, since: now });
}

/**
 * Takes an account out of all tables, at once and for good: shown again, it begins anew. Its finishes still count for the
 * crowd.
 *
 * @throws DocumentStoreError, with nothing changed
 */
export async function hideFromTables(store: DocumentStore, userId: string): Promise<void> {
  await store.transaction(async (transaction) => {
    if (!(await isInTables(transaction, userId))) return;
    const finishes = await ownedIn(transaction, FINISHES, userId);
    const standings = await ownedIn(transaction, STANDINGS, userId);
    transaction.delete(TABLE_PLAYERS, userId);
    for (const { id } of standings) transaction.delete(STANDINGS, id);
    for (const { id, data } of finishes) {
      const { rank, ...unranked } = data;
      if (rank !== undefined) transaction.set(FINISHES, id, unranked);
    }
  });
  forgetTables();
}

async function ownedIn(
  transaction: Transaction,
  collection: string,
  userId: string,
): Promise<StoredDocument[]> {
  const owned: StoredDocument[] = [];
  for await (const one of allDocuments(transaction, collection, { userId })) owned.push(one);
  return owned;
}
