import * as z from "zod";
import type { DocumentData, DocumentStore } from "~/platform/storage/document-store";
import { type Attempt, isFinished, resultsOf } from "./attempt";
import { attemptSchema } from "./attempt-schema";
import { editionByNumber } from "./edition.server";
import { type PlayerRecord, readRecord, withPlay } from "./player-record";

const ATTEMPTS = "attempts";
const RECORDS = "records";

type Reader = Pick<DocumentStore, "get">;
type Writer = { set(collection: string, id: string, data: DocumentData): void };

/** What has to be known of an attempt to tell whether an account may have it. */
type Brought = Pick<Attempt, "id" | "date">;

/** Who plays, on what date of theirs, and the attempt that their browser still has from when nobody was signed in. */
export type Player<Offered extends Brought = Attempt> = {
  userId: string;
  today: string;
  offered: Offered | null;
};

/** A player's attempts as they stand in the documents, and what they bring along. */
export type PlayerState<Offered extends Brought = Attempt> = {
  record: PlayerRecord;
  /** The attempt that is the result of its date, or will be: the one of the latest date. */
  current: Attempt | null;
  /** The Friendly that was started last. */
  friendly: Attempt | null;
  /** The attempt of theirs that the hint named, whichever it is. */
  hinted: Attempt | null;
  /** The browser's own attempt, if it is of today and in nobody's documents yet. */
  offered: Offered | null;
};

/**
 * Reads a player's attempts.
 *
 * @param from the store, or a transaction of it
 * @param hint the id of an attempt that is probably the current one: it is then read along with the record
 * @throws DocumentStoreError
 */
export async function readState<Offered extends Brought>(
  from: Reader,
  player: Player<Offered>,
  hint?: string,
): Promise<PlayerState<Offered>> {
  const brought = isOfferable(player) ? player.offered : null;
  const wanted = [hint, brought?.id].filter(isUuid);
  const [stored, ...found] = await Promise.all([
    from.get(RECORDS, player.userId),
    ...wanted.map((id) => from.get(ATTEMPTS, id)),
  ]);
  const known = new Map(wanted.map((id, index) => [id, found[index] ?? null]));
  const record = readRecord(stored);
  const read = async (id: string | null) => {
    const document = id && (known.get(id) ?? (await from.get(ATTEMPTS, id)));
    return attemptIn(id, document || null, player.userId);
  };
  const [current, friendly] = await Promise.all([read(record.current), read(record.friendly)]);
  return {
    record,
    current,
    friendly,
    hinted: attemptIn(hint, known.get(hint ?? ""), player.userId),
    offered: brought && known.get(brought.id) === null ? brought : null,
  };
}

/** A player's record alone: their streak, their plays, their days. */
export async function readPlayerRecord(store: Reader, userId: string): Promise<PlayerRecord> {
  return readRecord(await store.get(RECORDS, userId));
}

/**
 * Writes an attempt, and counts it when that finished it, unless it is a Friendly.
 *
 * @param isLatest whether it is the attempt, or the Friendly, that the player has before them from now on
 * @returns the player's record after it
 */
export function writeAttempt(
  to: Writer,
  userId: string,
  attempt: Attempt,
  { record, isLatest }: { record: PlayerRecord; isLatest: boolean },
): PlayerRecord {
  const { id, answers, ...rest } = attempt;
  to.set(ATTEMPTS, id, { userId, ...rest, answers: answers.map((answer) => ({ ...answer })) });
  const place = attempt.friendly ? "friendly" : "current";
  const isNews = isLatest && record[place] !== id;
  const counts = isFinished(attempt) && !attempt.friendly;
  if (!isNews && !counts) return record;
  const pointed = isNews ? { ...record, friendly: null, [place]: id } : record;
  const counted = counts
    ? withPlay(pointed, attempt.date, resultsOf(attempt, solutionsOf(attempt)))
    : pointed;
  const { current, friendly, plays, days } = counted;
  const kept = days.map((day) => ({ ...day }));
  to.set(RECORDS, userId, { userId, current, friendly, plays, days: kept });
  return counted;
}

/** The solutions of an attempt's edition. */
function solutionsOf({ edition }: Attempt) {
  return editionByNumber(edition)?.solutions ?? [];
}

function isOfferable({ offered, today }: Player<Brought>): boolean {
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
