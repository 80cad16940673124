import * as z from "zod";
import type { DocumentStore, Transaction } from "~/platform/storage/document-store";
import type { Conduct } from "./conduct";

/** One document for each user who was ever muted or banned, with their id. */
const CONDUCT = "conduct";

const conductSchema = z.object({
  mutedUntil: z.number().nullable().catch(null),
  isBanned: z.boolean().catch(false),
});

/**
 * Whether a user may write. A mute that is over may still be named.
 *
 * @param from a store, or a transaction that has to see it unchanged
 * @throws DocumentStoreError
 */
export async function readConduct(
  from: Pick<DocumentStore, "get">,
  userId: string,
): Promise<Conduct> {
  return conductSchema.parse((await from.get(CONDUCT, userId)) ?? {});
}

/** Writes whether a user may write. */
export function setConduct(transaction: Transaction, userId: string, conduct: Conduct): void {
  const { mutedUntil, isBanned } = conduct;
  if (mutedUntil === null && !isBanned) transaction.delete(CONDUCT, userId);
  else transaction.set(CONDUCT, userId, { mutedUntil, isBanned });
}
