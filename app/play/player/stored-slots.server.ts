import type { DocumentData, DocumentStore, Transaction } from "~/platform/storage/document-store";
import type { Attempt } from "~/play/rules/attempt";
import { NO_ATTEMPTS, type Slots } from "~/play/rules/slots";
import type { StoredTitle } from "~/play/rules/title-rules.server";
import { ATTEMPTS, attemptKey } from "./attempt-documents";

/** A store, or one of its transactions. */
export type Reader = Pick<DocumentStore, "get">;

/** The attempts at an edition, and whether a result of it was undone, so that only Friendlies are left. */
export type StoredSlots<Move> = { slots: Slots<Move>; isSpent: boolean };

/**
 * A player's attempts at an edition, as stored.
 *
 * @throws DocumentStoreError
 */
export async function readSlots<Move>(
  from: Reader,
  playerId: string,
  { slug, attemptSchema }: Pick<StoredTitle<Move>, "slug" | "attemptSchema">,
  date: string,
): Promise<StoredSlots<Move>> {
  const stored = await from.get(ATTEMPTS, attemptKey(playerId, slug, date));
  if (!stored || stored.userId !== playerId) return { slots: NO_ATTEMPTS, isSpent: false };
  const attempt = (one: unknown): Attempt<Move> | null => attemptSchema.safeParse(one).data ?? null;
  const { result, friendly } = stored;
  const slots = { result: attempt(result), friendly: attempt(friendly) };
  return { slots, isSpent: stored.isSpent === true };
}

/** Writes a player's attempts at an edition. */
export function writeSlots(
  transaction: Transaction,
  userId: string,
  { slug: game }: Pick<StoredTitle, "slug">,
  date: string,
  { slots: { result, friendly }, isSpent }: StoredSlots<unknown>,
): void {
  const document = { userId, game, date, result, friendly, isSpent: isSpent || undefined };
  transaction.set(ATTEMPTS, attemptKey(userId, game, date), plain(document));
}

/** Documents are JSON, without undefined values. */
function plain(value: object): DocumentData {
  return JSON.parse(JSON.stringify(value));
}
