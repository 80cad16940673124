import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { sha256 } from "~/platform/identity/secret-token.server";
import type { DocumentStore, Transaction } from "~/platform/storage/document-store";
import {
  type League,
  leagueSchema,
  type Member,
  type Membership,
  memberOf,
  membershipSchema,
  type StoredLeague,
} from "./league";
import { CODE_LENGTH, CODE_LETTERS } from "./league-code";
import { closingOf, weekAt } from "./league-week.server";
import { MADE_A_DAY, MAX_LEAGUES, MAX_MEMBERS } from "./limits";

/** One document for each league, which has its members and champions. */
export const LEAGUES = "leagues";
/** Which league has a code, under its hash. */
const CODES = "leagueCodes";
/** One document for each user, with their id: the leagues they are in. */
export const MEMBERSHIPS = "memberships";
/** One document for each league and week that is over: who had how many points. */
export const WEEKS = "leagueWeeks";

const DAY_MS = 24 * 60 * 60_000;
const MAX_BARRED = 50;
const PAGE = 200;
const ID = /^[0-9a-f]{16}$/;

/** A store, or a transaction. */
type Reader = Pick<DocumentStore, "get">;

/** Who makes or joins a league: an account and its name. */
export type Person = { id: string; name: string };

export const weekKey = (leagueId: string, week: string) => `${leagueId}.${week}`;

/**
 * Makes a league with its founder as the only member and owner.
 *
 * @param timeZone the founder's, of which its weeks are
 * @param now milliseconds since the epoch
 * @returns its id; or why it can't be made
 * @throws DocumentStoreError
 */
export async function makeLeague(
  store: DocumentStore,
  founder: Person,
  { name, timeZone, now }: { name: string; timeZone: string; now: number },
): Promise<{ id: string } | "tooMany" | "tooManyMade"> {
  const [id, code] = [randomBytes(8).toString("hex"), newCode()];
  return store.transaction(async (transaction) => {
    const membership = await readMembership(transaction, founder.id);
    if (membership.leagues.length >= MAX_LEAGUES) return "tooMany";
    const made = membership.made.filter((at) => now - at < DAY_MS);
    if (made.length >= MADE_A_DAY) return "tooManyMade";
    const member = memberFrom(founder);
    const week = weekAt(now, timeZone);
    const league: StoredLeague = {
      ...{ name, code, timeZone, owner: member.seat, members: [member], champions: [] },
      ...{ week, closesAt: closingOf(week, timeZone), revision: 1 },
    };
    transaction.set(LEAGUES, id, league);
    transaction.set(CODES, sha256(code), { league: id });
    const leagues = [id, ...membership.leagues];
    setMembership(transaction, founder.id, { ...membership, leagues, made: [...made, now] });
    return { id };
  });
}

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

/** What became of joining a league. */
type Joined = "joined" | "again" | "unknown" | "full" | "removed" | "tooMany";

/**
 * Joins a league by its code.
 *
 * @returns the outcome, with the league's id where the user is in it now
 * @throws DocumentStoreError
 */
export async function joinLeague(
  store: DocumentStore,
  person: Person,
  code: string,
): Promise<{ outcome: Joined; id?: string }> {
  return store.transaction(async (transaction) => {
    const league = await findByCode(transaction, code);
    if (!league) return { outcome: "unknown" };
    const { id, members } = league;
    if (memberOf(league, person.id)) return { outcome: "again", id };
    const membership = await readMembership(transaction, person.id);
    if (membership.barred.includes(code)) return { outcome: "removed" };
    if (members.length >= MAX_MEMBERS) return { outcome: "full" };
    if (membership.leagues.length >= MAX_LEAGUES) return { outcome: "tooMany" };
    setLeague(transaction, { ...league, members: [...members, memberFrom(person)] });
    const leagues = [id, ...membership.leagues];
    setMembership(transaction, person.id, { ...membership, leagues });
    return { outcome: "joined", id };
  });
}

/**
 * Takes a user out of a league. The owner's seat goes to who has been in it longest; without anybody left the league ends.
 *
 * @throws DocumentStoreError
 */
export async function leaveLeague(store: DocumentStore, id: string, userId: string): Promise<void> {
  await store.transaction(async (transaction) => {
    const league = await findLeague(transaction, id);
    const leaving = league && memberOf(league, userId);
    const membership = await readMembership(transaction, userId);
    if (leaving) takeOut(transaction, league, leaving);
    setMembership(transaction, userId, withoutLeague(membership, id));
  });
}

/**
 * Takes a user out of all leagues, as when the account is deleted.
 *
 * @throws DocumentStoreError; earlier ones remain left
 */
export async function leaveAll(store: DocumentStore, userId: string): Promise<void> {
  for (const id of await leaguesOf(store, userId)) await leaveLeague(store, id, userId);
}

/** A change by the owner; returns false if there is nothing such to do. */
type Change = (league: League, transaction: Transaction) => StoredLeague | null;

/**
 * Changes a league for its owner.
 *
 * @returns false for anybody else, and if `change` returns null
 * @throws DocumentStoreError
 */
async function changeAsOwner(
  store: DocumentStore,
  id: string,
  userId: string,
  change: Change,
): Promise<boolean> {
  return store.transaction(async (transaction) => {
    const league = await findLeague(transaction, id);
    if (!league || !isOwner(league, userId)) return false;
    const changed = change(league, transaction);
    if (changed) setLeague(transaction, { ...changed, id });
    return changed !== null;
  });
}

/** Whether a user owns a league. */
export const isOwner = (league: League, userId: string): boolean =>
  memberOf(league, userId)?.seat === league.owner;

/** Gives a league another name, for its owner. */
export const renameLeague = (store: DocumentStore, id: string, userId: string, name: string) =>
  changeAsOwner(store, id, userId, (league) => ({ ...league, name }));

/** Gives a league another code, for its owner: the former one leads nowhere. */
export const renewCode = (store: DocumentStore, id: string, userId: string) => {
  const code = newCode();
  return changeAsOwner(store, id, userId, (league, transaction) => {
    transaction.delete(CODES, sha256(league.code));
    transaction.set(CODES, sha256(code), { league: id });
    return { ...league, code };
  });
};

/** Makes another member the owner, for the owner. */
export const handOver = (store: DocumentStore, id: string, userId: string, seat: string) =>
  changeAsOwner(store, id, userId, (league) =>
    league.members.some((member) => member.seat === seat) ? { ...league, owner: seat } : null,
  );

/**
 * Removes a member, for the owner: they can't come back by the same code.
 *
 * @returns false for any other fan, for the owner's own seat, and for an empty seat
 * @throws DocumentStoreError
 */
export async function removeMember(
  store: DocumentStore,
  id: string,
  userId: string,
  seat: string,
): Promise<boolean> {
  return store.transaction(async (transaction) => {
    const league = await findLeague(transaction, id);
    const removed = league?.members.find((member) => member.seat === seat);
    if (!league || !removed || !isOwner(league, userId) || seat === league.owner) return false;
    const membership = withoutLeague(await readMembership(transaction, removed.userId), id);
    takeOut(transaction, league, removed);
    const barred = [league.code, ...membership.barred].slice(0, MAX_BARRED);
    setMembership(transaction, removed.userId, { ...membership, barred });
    return true;
  });
}

/** Sets whether a member hears of a league. */
export async function muteLeague(
  store: DocumentStore,
  id: string,
  userId: string,
  isMuted: boolean,
): Promise<boolean> {
  return store.transaction(async (transaction) => {
    const league = await findLeague(transaction, id);
    const own = league && memberOf(league, userId);
    if (!own) return false;
    const members = league.members.map((one) => (one === own ? { ...own, isMuted } : one));
    setLeague(transaction, { ...league, members });
    return true;
  });
}

/**
 * Ends a league: nothing is left of it.
 *
 * @param userId the owner; null for an operator
 * @returns false for anybody else, and if there is none
 * @throws DocumentStoreError
 */
export async function endLeague(
  store: DocumentStore,
  id: string,
  userId: string | null,
): Promise<boolean> {
  return store.transaction(async (transaction) => {
    const league = await findLeague(transaction, id);
    if (!league || (userId !== null && !isOwner(league, userId))) return false;
    const people = league.members.map((member) => member.userId);
    const memberships = await Promise.all(people.map((one) => readMembership(transaction, one)));
    people.forEach((one, index) => {
      const membership = memberships[index];
      if (membership) setMembership(transaction, one, withoutLeague(membership, id));
    });
    deleteLeague(transaction, league);
    return true;
  });
}

/**
 * Renames a league, for an operator.
 *
 * @returns false if there is none
 * @throws DocumentStoreError
 */
export async function renameAsOperator(
  store: DocumentStore,
  id: string,
  name: string,
): Promise<boolean> {
  return store.transaction(async (transaction) => {
    const league = await findLeague(transaction, id);
    if (league) setLeague(transaction, { ...league, name });
    return league !== null;
  });
}

/**
 * All leagues, for an operator.
 *
 * @throws DocumentStoreError
 */
export async function* allLeagues(store: DocumentStore): AsyncGenerator<League> {
  let cursor: string | null = null;
  do {
    const page = await store.query(LEAGUES, { limit: PAGE, ...(cursor && { cursor }) });
    for (const { id, data } of page.documents) {
      const stored = leagueSchema.safeParse(data).data;
      if (stored) yield { ...stored, id };
    }
    cursor = page.nextCursor;
  } while (cursor);
}

/** Writes a league, with one change more. */
export function setLeague(transaction: Transaction, { id, ...league }: League): void {
  transaction.set(LEAGUES, id, { ...league, revision: league.revision + 1 });
}

function takeOut(transaction: Transaction, league: League, leaving: Member): void {
  const members = league.members.filter(({ seat }) => seat !== leaving.seat);
  const [next] = members;
  if (!next) {
    deleteLeague(transaction, league);
    return;
  }
  const owner = league.owner === leaving.seat ? next.seat : league.owner;
  setLeague(transaction, { ...league, members, owner });
}

function deleteLeague(transaction: Transaction, { id, code, champions }: League): void {
  transaction.delete(LEAGUES, id);
  transaction.delete(CODES, sha256(code));
  for (const { week } of champions) transaction.delete(WEEKS, weekKey(id, week));
}

async function readMembership(from: Reader, userId: string): Promise<Membership> {
  return membershipSchema.parse((await from.get(MEMBERSHIPS, userId)) ?? {});
}

function setMembership(transaction: Transaction, userId: string, membership: Membership): void {
  const { leagues, made, barred } = membership;
  if (leagues.length + made.length + barred.length === 0) {
    transaction.delete(MEMBERSHIPS, userId);
  } else transaction.set(MEMBERSHIPS, userId, { userId, leagues, made, barred });
}

const withoutLeague = (membership: Membership, id: string): Membership => ({
  ...membership,
  leagues: membership.leagues.filter((other) => other !== id),
});

const memberFrom = ({ id, name }: Person): Member => ({
  seat: randomBytes(6).toString("hex"),
  userId: id,
  name,
  isMuted: false,
});

const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
