import * as z from "zod";
import type { Results } from "./attempt";

/** What a player made of a date: the first attempt of it that was finished. Times in milliseconds. */
export type PlayedDay = {
  /** "2026-11-21" */
  date: string;
  correct: number;
  total: number;
  elapsed: number;
};

/** What is kept of a player beside their attempts, so that no page has to read them all. */
export type PlayerRecord = {
  /** The attempt of the latest date, which is its result or will be; or null. */
  current: string | null;
  /** The Friendly that was started last, of the same date; or null. */
  friendly: string | null;
  /** Every attempt that was finished, without Friendlies. */
  plays: number;
  /** One for each date, the earliest first. */
  days: readonly PlayedDay[];
};

const count = z.number().int().min(0);

const schema = z.object({
  current: z.uuid().nullable().catch(null),
  friendly: z.uuid().nullable().catch(null),
  plays: count.catch(0),
  days: z
    .array(z.object({ date: z.iso.date(), correct: count, total: count, elapsed: count }))
    .catch([]),
});

/** A record as it was stored; an empty one where nothing was. */
export function readRecord(stored: unknown): PlayerRecord {
  return schema.parse(stored ?? {});
}

/**
 * The record after one more finished attempt. A date counts once, by the attempt that was first: another one, as
 * from another browser, is a play and nothing else.
 */
export function withPlay(record: PlayerRecord, date: string, results: Results): PlayerRecord {
  const plays = record.plays + 1;
  if (hasPlayed(record, date)) return { ...record, plays };
  const { correct, total, elapsed } = results;
  const days = [...record.days, { date, correct, total, elapsed }];
  return { ...record, plays, days: days.sort((one, other) => (one.date < other.date ? -1 : 1)) };
}

/** Whether a date counts already. */
export function hasPlayed(record: PlayerRecord, date: string): boolean {
  return record.days.some((day) => day.date === date);
}
