import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { type Attempt, finishedAt } from "~/play/rules/attempt";
import {
  type Counts,
  type Crowd,
  type ManyFans,
  MIN_FANS,
  spreadOf,
  titleKeys,
} from "~/play/rules/crowd";
import type { Result } from "~/play/rules/results";
import type { ServerGame } from "~/play/rules/server-game.server";
import { storedTitle } from "~/play/rules/title-rules.server";
import { crowdKey, isFinish, placeOfFinish, readCounts } from "./finishes.server";

/** How long what was read of an edition is shown, in milliseconds. */
const LIFE_MS = 10_000;
/** Eleven titles in all time zones, and some days of the past. */
const MAX_EDITIONS = 200;

type CachedCounts = { readAt: number; counts: Promise<Counts> };

const cache = new Map<string, CachedCounts>();

/**
 * What somebody who has finished an edition is shown of everybody's finishes. A Friendly and a past edition's attempt are
 * no finishes, and an attempt that is running is shown nothing.
 *
 * @param now milliseconds since the epoch
 * @returns null where there is nothing to show, also as long as the store is out of reach
 */
export async function crowdOf(
  game: ServerGame,
  attempt: Attempt,
  now: number,
): Promise<Crowd | null> {
  const result = storedTitle(game).resultOf(attempt);
  if (!result || !isFinish(game.schedule, attempt)) return null;
  try {
    const store = await documents();
    const week = game.schedule.period === "week" && { isWeekly: true as const };
    const many = await manyFans(store, game, result, now);
    if (many || result.outOf === 0) return many && { ...many, ...week };
    const { slug } = game.rules;
    const place = await placeOfFinish(store, slug, attempt.date, finishedAt(attempt));
    return { place, ...week };
  } catch (error) {
    if (error instanceof DocumentStoreError) return null;
    throw error;
  }
}

/**
 * All who have finished an edition, beside a result of it.
 *
 * @param now milliseconds since the epoch
 * @returns null for a voided edition, and as long as there are too few finishes
 * @throws DocumentStoreError
 */
async function manyFans(
  store: DocumentStore,
  game: ServerGame,
  result: Pick<Result, "date" | "edition" | "isWin" | "score" | "outOf">,
  now: number,
): Promise<ManyFans | null> {
  if (result.outOf === 0) return null;
  const counts = await countsOf(store, crowdKey(game.rules.slug, result.date), now);
  if (counts.finishes < MIN_FANS) return null;
  // Those who finished before a void were graded by more records.
  const isGradedAlike = !storedTitle(game).hasVoid(result.edition);
  return {
    fans: counts.finishes,
    spread: isGradedAlike ? spreadOf(counts, result, game) : null,
    keys: titleKeys(counts),
  };
}

/** Reads an edition's counts at most once in `LIFE_MS`; a failure is not kept. */
function countsOf(store: DocumentStore, edition: string, now: number): Promise<Counts> {
  const known = cache.get(edition);
  if (known && Math.abs(now - known.readAt) < LIFE_MS) return known.counts;
  const counts = readCounts(store, edition);
  cache.delete(edition);
  cache.set(edition, { readAt: now, counts });
  counts.catch(() => {
    if (cache.get(edition)?.counts === counts) cache.delete(edition);
  });
  const [oldest] = cache.keys();
  if (cache.size > MAX_EDITIONS && oldest !== undefined) cache.delete(oldest);
  return counts;
}
