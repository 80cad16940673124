import type {
  DocumentData,
  DocumentStore,
  Query,
  StoredDocument,
  Transaction,
} from "~/platform/storage/document-store";
import { ATTEMPTS, attemptKey } from "~/play/player/attempt-documents";
import { recordResults } from "~/play/player/player-records.server";
import { DATES } from "~/play/player/recorded.server";
import type { Attempt } from "~/play/rules/attempt";
import { attemptIn, FORMER_TITLE, resultsIn, slotsFrom } from "./former-version.server";

/** The former version's record of each player. */
const RECORDS = "records";
const PAGE = 500;

/**
 * What an upgrade has moved, the number of players whose days it has filled, and the ids of attempts that it can't read and
 * left alone.
 */
export type Moved = {
  players: number;
  results: number;
  attempts: number;
  filled: number;
  unreadable: readonly string[];
};

/** A player's attempts at one edition: the ids of their documents. */
type Played = { userId: string; date: string; ids: string[] };

/**
 * Moves what the version before the engine stored to where this one reads it, and fills the days of players who have
 * results from before there were days. What a player has there already stays.
 * Each transaction moves something whole, so an interrupted upgrade is simply run again.
 *
 * @param fillDays as in fill-days.server.ts
 * @param isDryRun whether it only counts
 * @throws DocumentStoreError
 */
export async function upgrade(
  store: DocumentStore,
  fillDays: (transaction: Transaction, playerId: string) => Promise<boolean>,
  isDryRun: boolean,
): Promise<Moved> {
  const run = <T>(work: (transaction: Transaction) => Promise<T>) =>
    store.transaction((transaction) => work(isDryRun ? withoutWrites(transaction) : transaction));
  const players = new Set<string>();
  let results = 0;
  for (const { id: userId } of await all(store, RECORDS)) {
    results += await run((transaction) => moveRecord(transaction, userId));
    players.add(userId);
  }
  const { played, unreadable } = await formerAttempts(store);
  let attempts = 0;
  for (const one of played) {
    attempts += await run((transaction) => moveAttempts(transaction, one));
    players.add(one.userId);
  }
  let filled = 0;
  for (const { id: userId } of await all(store, DATES)) {
    if (await run((transaction) => fillDays(transaction, userId))) filled += 1;
  }
  return { players: players.size, results, attempts, filled, unreadable };
}

async function moveRecord(transaction: Transaction, userId: string): Promise<number> {
  const stored = await transaction.get(RECORDS, userId);
  if (!stored) return 0;
  const added = await recordResults(transaction, userId, resultsIn(stored));
  transaction.delete(RECORDS, userId);
  return added;
}

async function moveAttempts(
  transaction: Transaction,
  { userId, date, ids }: Played,
): Promise<number> {
  const key = attemptKey(userId, FORMER_TITLE, date);
  const [stored, ...documents] = await Promise.all(
    [key, ...ids].map((id) => transaction.get(ATTEMPTS, id)),
  );
  const attempts = documents.flatMap((data, index) => readAttempt(ids[index] ?? "", data) ?? []);
  if (attempts.length === 0) return 0;
  const { result, friendly } = slotsFrom(attempts);
  const own = stored ?? { userId, game: FORMER_TITLE, date, result: null, friendly: null };
  transaction.set(ATTEMPTS, key, {
    ...own,
    result: own.isSpent === true ? null : (own.result ?? asData(result)),
    friendly: own.friendly ?? asData(friendly),
  });
  for (const { id } of attempts) transaction.delete(ATTEMPTS, id);
  return attempts.length;
}

/** The former version's attempts alone have their start as a field of the document. */
async function formerAttempts(
  store: DocumentStore,
): Promise<{ played: readonly Played[]; unreadable: readonly string[] }> {
  const played = new Map<string, Played>();
  const unreadable: string[] = [];
  const orderBy = { field: "startedAt", direction: "asc" } as const;
  for (const { id, data } of await all(store, ATTEMPTS, { orderBy })) {
    const attempt = readAttempt(id, data);
    const { userId } = data;
    if (!attempt || typeof userId !== "string") {
      unreadable.push(id);
      continue;
    }
    const { date } = attempt;
    const key = attemptKey(userId, FORMER_TITLE, date);
    const before = played.get(key);
    if (before) before.ids.push(id);
    else played.set(key, { userId, date, ids: [id] });
  }
  return { played: [...played.values()], unreadable };
}

async function all(
  store: DocumentStore,
  collection: string,
  query: Pick<Query, "orderBy"> = {},
): Promise<StoredDocument[]> {
  const found: StoredDocument[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const next = cursor === "" ? {} : { cursor };
    const page = await store.query(collection, { ...query, ...next, limit: PAGE });
    found.push(...page.documents);
    cursor = page.nextCursor;
  }
  return found;
}

const readAttempt = (id: string, data: DocumentData | null) => attemptIn({ ...data, id });

/** An attempt is JSON already; its type has fields that may be missing. */
const asData = (attempt: Attempt<number> | null) => attempt as unknown as DocumentData | null;

const withoutWrites = (transaction: Transaction): Transaction => ({
  get: (...asked) => transaction.get(...asked),
  query: (...asked) => transaction.query(...asked),
  set: () => {},
  delete: () => {},
  increment: () => {},
});
