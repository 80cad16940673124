export const ACCOUNTS = "accounts";

/**
 * What stays behind: entries that Firebase keeps itself, and what ends with the move (sessions, links of emails,
 * counts of limits).
 */
const LEFT_BEHIND = new Set(["accountEmails", "sessions", "mailTokens", "limits"]);

/** A collection to move, and how many documents it has. */
export type Step = { collection: string; count: number };

/** What moves, in this order: accounts first, then each collection of documents by name. */
export function planOf(counts: ReadonlyMap<string, number>): Step[] {
  const steps = [...counts]
    .filter(([collection]) => !LEFT_BEHIND.has(collection))
    .map(([collection, count]) => ({ collection, count }));
  const rank = ({ collection }: Step) => (collection === ACCOUNTS ? 0 : 1);
  return steps.sort((a, b) => rank(a) - rank(b) || (a.collection < b.collection ? -1 : 1));
}
