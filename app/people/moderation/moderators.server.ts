import type { DocumentStore } from "~/platform/storage/document-store";

/** One document for each account that moderates, with its id. */
const MODERATORS = "moderators";
const MAX_MODERATORS = 500;

/** A store, or a transaction. */
type From = Pick<DocumentStore, "get" | "query">;

/**
 * Whether an account moderates.
 *
 * @throws DocumentStoreError
 */
export const isModerator = async (from: Pick<From, "get">, userId: string): Promise<boolean> =>
  (await from.get(MODERATORS, userId)) !== null;

/**
 * The ids of all accounts that moderate.
 *
 * @throws DocumentStoreError
 */
export async function listModerators(from: Pick<From, "query">): Promise<string[]> {
  const { documents } = await from.query(MODERATORS, { limit: MAX_MODERATORS });
  return documents.map(({ id }) => id);
}

/**
 * Makes an account a moderator. Only the operator's command does.
 *
 * @param now milliseconds since the epoch
 * @throws DocumentStoreError
 */
export const addModerator = (
  store: Pick<DocumentStore, "set">,
  userId: string,
  now: number,
): Promise<void> => store.set(MODERATORS, userId, { since: now });

/**
 * Makes an account no moderator any more; what it has decided stays.
 *
 * @returns false if it was none
 * @throws DocumentStoreError
 */
export function removeModerator(store: DocumentStore, userId: string): Promise<boolean> {
  return store.transaction(async (transaction) => {
    const was = await isModerator(transaction, userId);
    transaction.delete(MODERATORS, userId);
    return was;
  });
}
