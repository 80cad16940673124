import { LRUCache } from "lru-cache";
import { events } from "~/platform/metrics/events.server";
import { forgetPlaces } from "./table-places.server";

const FRESH_MS = 10_000;
/** Eight titles, their spans, and the dates of all time zones. */
const MAX_TABLES = 200;

const tables = new LRUCache<string, Promise<NonNullable<unknown>>>({
  max: MAX_TABLES,
  ttl: FRESH_MS,
});

/**
 * What was read of a table in the last 10 seconds by this process, or what is read now.
 *
 * @param key of the table and of what is read
 */
export function freshTable<T extends NonNullable<unknown>>(
  key: string,
  read: () => Promise<T>,
): Promise<T> {
  const known = tables.get(key) as Promise<T> | undefined;
  events.tableRead.publish(known ? "hit" : "miss");
  if (known) return known;
  const reading = read();
  tables.set(key, reading);
  reading.catch(() => tables.delete(key));
  return reading;
}

/** Forgets what was read of all tables, when a player is not to be seen in them any more. */
export function forgetTables(): void {
  tables.clear();
  forgetPlaces();
}
