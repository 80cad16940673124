import { randomInt } from "node:crypto";
import type { DocumentStore, Transaction } from "~/platform/storage/document-store";
import { type Attempt, finishedAt } from "~/play/rules/attempt";
import { type Counts, outcomeKey } from "~/play/rules/crowd";
import type { Result } from "~/play/rules/results";

/** One document per finish of a current edition, for 60 days. */
export const FINISHES = "finishes";
/** What all finishes of an edition come to, in so many documents that concurrent finishes seldom write the same one. */
const CROWD = "crowd";
/** More of them carry more finishes a second on Firestore (docs/scaling.md); fewer would lose what is counted. */
const SHARDS = 16;
const LIFE_MS = 60 * 24 * 60 * 60_000;

/** The first finished attempt at the current edition of a title. */
export type Finish = {
  slug: string;
  attempt: Attempt;
  result: Result;
  /** What the crowd may know of it, in keys of the title (`ServerGame.tally`). */
  tally: readonly string[];
  /** Its place in the table of its edition (`rankOf`); null where it has none. */
  rank: string | null;
};

/** What is counted and ranked together: an edition of a title. */
export const crowdKey = (slug: string, date: string) => `${slug}.${date}`;

/** The id of a finish. */
export const finishKey = (slug: string, date: string, attemptId: string) =>
  `${crowdKey(slug, date)}.${attemptId}`;

/**
 * Writes a finish down and counts it, in the transaction of its result: both happen once, or neither. It reads nothing.
 *
 * @param userId the player, an account or a visitor
 */
export function writeFinish(
  transaction: Transaction,
  userId: string,
  { slug, attempt, result, tally, rank }: Finish,
): void {
  const { date, isWin, score, outOf, points, elapsed, isLate, isTooQuick = false } = result;
  const edition = crowdKey(slug, date);
  const at = finishedAt(attempt);
  transaction.set(FINISHES, finishKey(slug, date, attempt.id), {
    ...{ userId, edition, isWin, score, outOf, points, elapsed, isLate, isTooQuick },
    finishedAt: at,
    choices: tally.join(" "),
    ...(rank !== null && { rank }),
    expiresAt: at + LIFE_MS,
  });
  const keys = [outcomeKey(result), ...tally];
  transaction.increment(CROWD, `${edition}.${randomInt(SHARDS)}`, {
    finishes: 1,
    ...Object.fromEntries(keys.map((key) => [key, 1])),
  });
}

/**
 * What all finishes of an edition come to, with every finish that was acknowledged.
 *
 * @throws DocumentStoreError
 */
export async function readCounts(
  store: Pick<DocumentStore, "get">,
  slug: string,
  date: string,
): Promise<Counts> {
  const places = Array.from({ length: SHARDS }, (_, shard) => `${crowdKey(slug, date)}.${shard}`);
  const shards = await Promise.all(places.map((id) => store.get(CROWD, id)));
  const keys: Record<string, number> = {};
  for (const [key, count] of shards.flatMap((shard) => Object.entries(shard ?? {}))) {
    if (typeof count === "number") keys[key] = (keys[key] ?? 0) + count;
  }
  const { finishes = 0, ...others } = keys;
  return { finishes, keys: others };
}

/**
 * The place of a finish in the order in which an edition was finished: 1 for the first.
 *
 * @param finishedAt as it is stored
 * @throws DocumentStoreError
 */
export async function placeOfFinish(
  store: Pick<DocumentStore, "count">,
  slug: string,
  date: string,
  finishedAt: number,
): Promise<number> {
  const before = { field: "finishedAt", direction: "asc", value: finishedAt } as const;
  const earlier = await store.count(FINISHES, { where: { edition: crowdKey(slug, date) }, before });
  return earlier + 1;
}
