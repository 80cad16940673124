import { randomInt } from "node:crypto";
import { environment } from "~/platform/config/environment.server";
import { events } from "~/platform/metrics/events.server";
import type { DocumentStore, Transaction } from "~/platform/storage/document-store";

/** Sums that many add to at once, each in so many documents that concurrent writes seldom meet in one. */
const shards = () => environment().COUNTER_SHARDS;

/**
 * Adds to the sums of a key, in a transaction. It reads nothing.
 *
 * @param by what is added to each field
 */
export function addToSums(
  transaction: Transaction,
  collection: string,
  key: string,
  by: Record<string, number>,
): void {
  transaction.increment(collection, `${key}.${randomInt(shards())}`, by);
  events.counterWritten.publish(collection);
}

/**
 * The sums of a key by their fields, with all that was acknowledged.
 *
 * @throws DocumentStoreError
 */
export async function readSums(
  from: Pick<DocumentStore, "get">,
  collection: string,
  key: string,
): Promise<Record<string, number>> {
  const ids = Array.from({ length: shards() }, (_, shard) => `${key}.${shard}`);
  const documents = await Promise.all(ids.map((id) => from.get(collection, id)));
  const sums: Record<string, number> = {};
  for (const [field, number] of documents.flatMap((one) => Object.entries(one ?? {}))) {
    if (typeof number === "number") sums[field] = (sums[field] ?? 0) + number;
  }
  return sums;
}
