import { LRUCache } from "lru-cache";
import type { DocumentStore } from "~/platform/storage/document-store";

/** How old a count may be. */
const FRESH_MS = 30_000;
/** Eight titles, their spans, and the dates of all time zones. */
const MAX_TABLES = 200;
const MAX_COUNTS = 500;

type Counted = { collection: string; where: Record<string, string> };

/** By table: ranks, and how many come before each. */
const tables = new LRUCache<string, LRUCache<string, number>>({ max: MAX_TABLES });

/**
 * How many rows of a table come before a rank. A count reads what it counts, so only those are counted that are between the
 * rank and the nearest one before it of the last 30 seconds: what many readers of a table cost together hardly grows with
 * their number, and a place may be as old.
 *
 * @throws DocumentStoreError
 */
export async function rowsBefore(
  store: Pick<DocumentStore, "count">,
  { collection, where }: Counted,
  rank: string,
): Promise<number> {
  const counts = countsOf(JSON.stringify([collection, where]));
  const known = nearest(counts, rank);
  if (known?.rank === rank) return known.before;
  const before = { field: "rank", direction: "asc", value: rank } as const;
  const given = known ? { ...before, from: known.rank } : before;
  // It is as old as the count that it builds on.
  const ttl = known ? counts.getRemainingTTL(known.rank) : FRESH_MS;
  const count = (known?.before ?? 0) + (await store.count(collection, { where, before: given }));
  if (ttl > 0) counts.set(rank, count, { ttl });
  return count;
}

function countsOf(table: string): LRUCache<string, number> {
  const known = tables.get(table) ?? new LRUCache({ max: MAX_COUNTS, ttl: FRESH_MS });
  tables.set(table, known);
  return known;
}

function nearest(counts: LRUCache<string, number>, rank: string) {
  let best: { rank: string; before: number } | null = null;
  for (const [one, before] of counts.entries()) {
    if (one <= rank && (best === null || one > best.rank)) best = { rank: one, before };
  }
  return best;
}

/** Forgets what was counted, when a player has left the tables. */
export const forgetPlaces = () => tables.clear();
