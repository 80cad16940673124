import type { DocumentStore } from "~/platform/storage/document-store";
import type { HistoryEntry } from "./history.server";
import { type Finished, recordResults } from "./player-records.server";

/** The edition that an entry of a history is of; null where the title or the edition does not exist any more. */
export type EditionOf = (entry: HistoryEntry) => { date: string; edition: number } | null;

/**
 * Gives a visitor's history to the account that they have made, in one transaction. It is a union: what the account has of
 * an edition stays.
 *
 * @returns how many results were new to the account
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
