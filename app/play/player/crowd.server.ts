import type { DocumentStore } from "~/platform/storage/document-store";
import { documents } from "~/platform/storage/documents.server";
import { type Age, FreshReads } from "~/platform/storage/fresh-reads.server";
import { unlessUnavailable } from "~/platform/storage/unless-unavailable";
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

/** How old what is shown of an edition may be, in milliseconds: at the end of a game, and on pages that are opened often. */
const END_MS = 10_000;
const PAGE_MS = 60_000;
/** Eleven titles in all time zones, and some days of the past. */
const MAX_EDITIONS = 200;

const editions = new FreshReads<Counts>(MAX_EDITIONS);

/**
 * What a player who has finished an edition is shown of all finishes. A Friendly and a past edition's attempt are
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
  return unlessUnavailable(async () => {
    const store = await documents();
    const week = game.schedule.period === "week" && { isWeekly: true as const };
    const many = await manyFans(store, game, result, { now, maxAge: END_MS });
    if (many || result.outOf === 0) return many && { ...many, ...week };
    const { slug } = game.rules;
    const place = await placeOfFinish(store, slug, attempt.date, finishedAt(attempt));
    return { place, ...week };
  });
}

/**
 * All who have finished an edition, beside a result of it that counts, as read in the last minute.
 *
 * @param now milliseconds since the epoch
 * @returns null for a voided edition, as long as there are too few finishes, and as long as the store is out of reach
 */
export function fansBeside(
  game: ServerGame,
  result: CrowdResult,
  now: number,
): Promise<ManyFans | null> {
  return unlessUnavailable(async () =>
    manyFans(await documents(), game, result, { now, maxAge: PAGE_MS }),
  );
}

/** What is compared of a result. */
type CrowdResult = Pick<Result, "date" | "edition" | "isWin" | "score" | "outOf">;

async function manyFans(
  store: DocumentStore,
  game: ServerGame,
  result: CrowdResult,
  age: Age,
): Promise<ManyFans | null> {
  if (result.outOf === 0) return null;
  const edition = crowdKey(game.rules.slug, result.date);
  const counts = await editions.get(edition, age, () => readCounts(store, edition));
  if (counts.finishes < MIN_FANS) return null;
  // Those who finished before a void were graded by more records.
  const isGradedAlike = !storedTitle(game).hasVoid(result.edition);
  return {
    fans: counts.finishes,
    spread: isGradedAlike ? spreadOf(counts, result, game) : null,
    keys: titleKeys(counts),
  };
}
