import type { DocumentStore } from "~/platform/storage/document-store";
import type { HistoryEntry } from "./history.server";
import { type Finished, recordResults } from "./player-records.server";

/** The edition of a history entry; null if the title or the edition no longer exists. */
export type EditionOf = (entry: HistoryEntry) => { date: string; edition: number } | null;

/**
 * Merges a visitor's history into their new account, in one transaction. Results that the account already has stay.
 *
 * @returns the number of results that were new to the account
 * @throws DocumentStoreError, with nothing claimed
 */
export async function claimHistory(
  store: DocumentStore,
  userId: string,
  history: readonly HistoryEntry[],
  editionOf: EditionOf,
): Promise<number> {
  const finished = history.flatMap((entry): Finished[] => {
    const edition = editionOf(entry);
    if (!edition) return [];
    const { date: playedOn, slug, isWin, score, outOf } = entry;
    const result = {
      ...edition,
      isWin,
      score,
      outOf,
      elapsed: null,
      isLate: false,
      isArchived: false,
    };
    return [{ slug, playedOn, result }];
  });
  if (finished.length === 0) return 0;
  const { added } = await store.transaction((transaction) =>
    recordResults(transaction, userId, finished),
  );
  return added.length;
}
