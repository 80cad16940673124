import { events } from "~/platform/metrics/events.server";
import type { DocumentStore, Transaction } from "~/platform/storage/document-store";
import { periodOf } from "~/play/editions/schedule.server";
import { type Attempt, finishedAt } from "~/play/rules/attempt";
import { type Counts, outcomeKey } from "~/play/rules/crowd";
import type { Result } from "~/play/rules/results";
import type { Schedule } from "~/play/rules/server-game.server";
import { addToSums, readSums } from "./counters.server";

/** One document per finish of a current edition, for 60 days. */
export const FINISHES = "finishes";
/** What all finishes of an edition come to. */
const CROWD = "crowd";
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
  addToSums(transaction, CROWD, edition, {
    finishes: 1,
    ...Object.fromEntries(keys.map((key) => [key, 1])),
  });
  events.finishWritten.publish(slug);
}

/**
 * Whether a finished attempt is a finish, if it is the first at its edition. A past edition's is none: its answers
 * were out.
 */
export const isFinish = (
  schedule: Schedule,
  { date, startedOn, isFriendly }: Pick<Attempt, "date" | "startedOn" | "isFriendly">,
): boolean => !isFriendly && periodOf(schedule, startedOn) === date;

/**
 * What all finishes of an edition come to, with every finish that was acknowledged.
 *
 * @param edition its `crowdKey`
 * @throws DocumentStoreError
 */
export async function readCounts(
  store: Pick<DocumentStore, "get">,
  edition: string,
): Promise<Counts> {
  const { finishes = 0, ...others } = await readSums(store, CROWD, edition);
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
