import type { DocumentData, DocumentStore, Transaction } from "~/platform/storage/document-store";
import { type NationCount, nextFirstDivision, rankedNations } from "~/play/rules/nations";
import type { Result } from "~/play/rules/results";
import { addToSums, readSums } from "./counters.server";

/** What all finishes of a month come to by nation. */
const NATIONS = "nations";
/** One document for each month: its first division. */
const DIVISIONS = "nationDivisions";
/** One document for each account: the months and nations in which it was counted, the latest last. */
export const NATION_PLAYERS = "nationPlayers";
/** More than the countries of two months. */
const MAX_COUNTED = 50;

/** A store, or a transaction. */
type Reader = Pick<DocumentStore, "get">;

/** The code of the nation that an account plays for, null for none. */
type NationOf = (from: Reader, userId: string) => Promise<string | null>;

let nationOf: NationOf = async () => null;

/** Sets where the nations of accounts are known. */
export function setNationSource(source: NationOf): void {
  nationOf = source;
}

/** When a month is over in the last time zone, in milliseconds of the first day of the next by UTC. */
const OVER_EVERYWHERE_MS = 12 * 60 * 60_000;

/** "ZA": what counters are named by. */
const CODE = /^[A-Z]{2}$/;
const COUNTER = /^([A-Z]{2})(Finishes|Points|People)$/;

/**
 * Reads what it takes to count a finish for the player's nation, before anything is written. A person counts once for each
 * nation and month, in whatever order their finishes come.
 *
 * @param month "2026-11"
 * @returns how to count it; null for a player without a nation
 * @throws DocumentStoreError
 */
export async function readNation(
  transaction: Transaction,
  userId: string,
  month: string,
): Promise<((result: Result) => void) | null> {
  const [code, stored] = await Promise.all([
    nationOf(transaction, userId),
    transaction.get(NATION_PLAYERS, userId),
  ]);
  if (code === null || !CODE.test(code)) return null;
  return ({ points, isTooQuick }) => {
    if (isTooQuick) return;
    const key = `${month} ${code}`;
    const before = countedIn(stored);
    const isNew = !before.includes(key);
    if (isNew) {
      const counted = [...before, key].slice(-MAX_COUNTED);
      transaction.set(NATION_PLAYERS, userId, { userId, counted });
    }
    addToSums(transaction, NATIONS, month, {
      [`${code}Finishes`]: 1,
      [`${code}Points`]: points,
      ...(isNew && { [`${code}People`]: 1 }),
    });
  };
}

/** The former release wrote the latest month and nation alone. */
function countedIn(stored: DocumentData | null): string[] {
  const { counted, month, code } = stored ?? {};
  if (Array.isArray(counted)) return counted.map(String);
  return month && code ? [`${month} ${code}`] : [];
}

/**
 * What the finishes of a month come to by nation.
 *
 * @throws DocumentStoreError
 */
export async function readNationCounts(
  from: Reader,
  month: string,
): Promise<ReadonlyMap<string, NationCount>> {
  const counts = new Map<string, NationCount>();
  for (const [field, number] of Object.entries(await readSums(from, NATIONS, month))) {
    const [, code, kind] = COUNTER.exec(field) ?? [];
    if (!code || !kind) continue;
    const count = counts.get(code) ?? { finishes: 0, points: 0, people: 0 };
    const key = kind.toLowerCase() as keyof NationCount;
    counts.set(code, { ...count, [key]: count[key] + number });
  }
  return counts;
}

/**
 * The first division of a month, by the table of the month before. It is written down once, when it is first asked for after
 * the month before was over everywhere: until then that table still changes.
 *
 * @param now in milliseconds since the epoch
 * @returns no codes in the first month of all
 * @throws DocumentStoreError
 */
export async function firstDivision(
  store: DocumentStore,
  month: string,
  before: string,
  now: number,
): Promise<readonly string[]> {
  const known = codesIn(await store.get(DIVISIONS, month));
  if (known) return known;
  const former = codesIn(await store.get(DIVISIONS, before)) ?? [];
  const ranked = rankedNations(await readNationCounts(store, before));
  const codes = nextFirstDivision(former, ranked);
  if (now < Date.parse(month) + OVER_EVERYWHERE_MS) return codes;
  return store.transaction(async (transaction) => {
    const written = codesIn(await transaction.get(DIVISIONS, month));
    if (!written) transaction.set(DIVISIONS, month, { codes });
    return written ?? codes;
  });
}

function codesIn(stored: DocumentData | null): string[] | null {
  const codes = stored?.codes;
  return Array.isArray(codes) ? codes.filter((code) => typeof code === "string") : null;
}
