import * as z from "zod";
import type { DocumentData, DocumentStore } from "~/storage/document-store";
import { type Attempt, isFinished, resultsOf } from "./attempt";
import { attemptSchema } from "./attempt-schema";
import { editionByNumber } from "./edition.server";
import { type PlayerRecord, readRecord, withPlay } from "./player-record";

const ATTEMPTS = "attempts";
const RECORDS = "records";

type Reader = Pick<DocumentStore, "get">;
type Writer = { set(collection: string, id: string, data: DocumentData): void };

/** Who plays, on what date of theirs, and the attempt that their browser still has from when nobody was signed in. */
export type Player = { userId: string; today: string; offered: Attempt | null };

/** A player's attempts as they stand in the documents, and what they bring along. */
export type PlayerState = {
  record: PlayerRecord;
  /** The attempt that was started last. */
  current: Attempt | null;
  /** The attempt of theirs that the hint named, whichever it is. */
  hinted: Attempt | null;
  /** The browser's own attempt, if it is of today and in nobody's documents yet. */
  offered: Attempt | null;
};

/**
 * Reads a player's attempts.
 *
 * @param from the store, or a transaction of it
 * @param hint the id of an attempt that is probably the current one: it is then read along with the record
 * @throws DocumentStoreError
 */
export async function readState(from: Reader, player: Player, hint?: string): Promise<PlayerState> {
  const brought = isOfferable(player) ? player.offered : null;
  const wanted = [hint, brought?.id].filter(isUuid);
  const [stored, ...found] = await Promise.all([
    from.get(RECORDS, player.userId),
    ...wanted.map((id) => from.get(ATTEMPTS, id)),
  ]);
  const known = new Map(wanted.map((id, index) => [id, found[index] ?? null]));
  const record = readRecord(stored);
  const { current: id } = record;
  const document = id ? (known.get(id) ?? (await from.get(ATTEMPTS, id))) : null;
  return {
    record,
    current: attemptIn(id, document, player.userId),
    hinted: attemptIn(hint, known.get(hint ?? ""), player.userId),
    offered: brought && known.get(brought.id) === null ? brought : null,
  };
}

/** A player's record alone: their streak, their plays, their days. */
export async function readPlayerRecord(store: Reader, userId: string): Promise<PlayerRecord> {
  return readRecord(await store.get(RECORDS, userId));
}

/**
 * Writes an attempt, and counts it when that finished it.
 *
 * @param isCurrent whether it is the attempt that the player has before them from now on
 * @returns the player's record after it
 */
export function writeAttempt(
  to: Writer,
  userId: string,
  attempt: Attempt,
  { record, isCurrent }: { record: PlayerRecord; isCurrent: boolean },
): PlayerRecord {
  const { id, answers, ...rest } = attempt;
  to.set(ATTEMPTS, id, { userId, ...rest, answers: answers.map((answer) => ({ ...answer })) });
  const isNews = isCurrent && record.current !== id;
  if (!isNews && !isFinished(attempt)) return record;
  const pointed = isNews ? { ...record, current: id } : record;
  const counted = isFinished(attempt)
    ? withPlay(pointed, attempt.date, resultsOf(attempt, solutionsOf(attempt)))
    : pointed;
  const { current, plays, days } = counted;
  to.set(RECORDS, userId, { userId, current, plays, days: days.map((day) => ({ ...day })) });
  return counted;
}

/** The solutions of an attempt's edition. */
export function solutionsOf({ edition }: Attempt) {
  return editionByNumber(edition)?.solutions ?? [];
}

function isOfferable({ offered, today }: Player): boolean {
  return offered !== null && offered.date === today && isUuid(offered.id);
}

/** Our attempts have such ids; anything else comes from nobody's quiz. */
function isUuid(id: string | undefined): id is string {
  return z.uuid().safeParse(id).success;
}

/** Null where there is none, for a document of somebody else, and for one that can't be read. */
function attemptIn(
  id: string | null | undefined,
  document: DocumentData | null | undefined,
  userId: string,
): Attempt | null {
  if (!document || document.userId !== userId) return null;
  return attemptSchema.safeParse({ ...document, id }).data ?? null;
}
