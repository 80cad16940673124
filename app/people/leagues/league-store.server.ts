import { randomInt, timingSafeEqual } from "node:crypto";
import { sha256 } from "~/platform/identity/secret-token.server";
import { allDocuments } from "~/platform/storage/all-documents.server";
import type { DocumentStore, Transaction } from "~/platform/storage/document-store";
import { type League, leagueSchema, type Membership, membershipSchema } from "./league";
import { CODE_LENGTH, CODE_LETTERS } from "./league-code";

/** One document for each league, which has its members and champions. */
export const LEAGUES = "leagues";
/** Which league has a code, under its hash. */
const CODES = "leagueCodes";
/** One document for each user, with their id: the leagues they are in. */
export const MEMBERSHIPS = "memberships";
/** One document for each league and week that is over: who had how many points. */
export const WEEKS = "leagueWeeks";

const ID = /^[0-9a-f]{16}$/;

/** A store, or a transaction. */
type Reader = Pick<DocumentStore, "get">;

export const weekKey = (leagueId: string, week: string) => `${leagueId}.${week}`;

/**
 * A league by its id.
 *
 * @param id any user input
 * @throws DocumentStoreError
 */
export async function findLeague(from: Reader, id: string): Promise<League | null> {
  if (!ID.test(id)) return null;
  const stored = leagueSchema.safeParse(await from.get(LEAGUES, id)).data;
  return stored ? { ...stored, id } : null;
}

/**
 * The league of a code. It is looked up by its hash, and then compared in constant time: how long that takes tells nothing of
 * other codes.
 *
 * @param code as `readCode` returns it
 * @throws DocumentStoreError
 */
export async function findByCode(from: Reader, code: string): Promise<League | null> {
  const found = await from.get(CODES, sha256(code));
  const league = typeof found?.league === "string" ? await findLeague(from, found.league) : null;
  return league && isSame(league.code, code) ? league : null;
}

/**
 * The ids of a user's leagues, the newest first.
 *
 * @throws DocumentStoreError
 */
export const leaguesOf = async (from: Reader, userId: string): Promise<readonly string[]> =>
  (await readMembership(from, userId)).leagues;

/**
 * All leagues, for an operator.
 *
 * @throws DocumentStoreError
 */
export async function* allLeagues(store: DocumentStore): AsyncGenerator<League> {
  for await (const { id, data } of allDocuments(store, LEAGUES)) {
    const stored = leagueSchema.safeParse(data).data;
    if (stored) yield { ...stored, id };
  }
}

/** Writes a league, with one change more. */
export function setLeague(transaction: Transaction, { id, ...league }: League): void {
  transaction.set(LEAGUES, id, { ...league, revision: league.revision + 1 });
}

/** Deletes a league with its code and its closed weeks. */
export function deleteLeague(transaction: Transaction, { id, code, champions }: League): void {
  transaction.delete(LEAGUES, id);
  deleteCode(transaction, code);
  for (const { week } of champions) transaction.delete(WEEKS, weekKey(id, week));
}

/** A code that no league has. */
export const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");

/** Writes down which league a code leads to. */
export const setCode = (transaction: Transaction, code: string, league: string): void =>
  transaction.set(CODES, sha256(code), { league });

/** Lets a code lead nowhere. */
export const deleteCode = (transaction: Transaction, code: string): void =>
  transaction.delete(CODES, sha256(code));

/** The leagues of a user; none without a document. */
export async function readMembership(from: Reader, userId: string): Promise<Membership> {
  return membershipSchema.parse((await from.get(MEMBERSHIPS, userId)) ?? {});
}

/** Writes the leagues of a user. */
export function setMembership(
  transaction: Transaction,
  userId: string,
  membership: Membership,
): void {
  const { leagues, made, barred } = membership;
  if (leagues.length + made.length + barred.length === 0) {
    transaction.delete(MEMBERSHIPS, userId);
  } else transaction.set(MEMBERSHIPS, userId, { userId, leagues, made, barred });
}

/** The leagues of a user without one of them. */
export const withoutLeague = (membership: Membership, id: string): Membership => ({
  ...membership,
  leagues: membership.leagues.filter((other) => other !== id),
});

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
