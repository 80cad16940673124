import { randomBytes } from "node:crypto";
import type { DocumentStore, Transaction } from "~/platform/storage/document-store";
import { type League, type Member, memberOf, type StoredLeague } from "./league";
import {
  deleteLeague,
  findByCode,
  findLeague,
  LEAGUES,
  leaguesOf,
  newCode,
  readMembership,
  setCode,
  setLeague,
  setMembership,
  withoutLeague,
} from "./league-store.server";
import { closingOf, weekAt } from "./league-week.server";
import { MADE_A_DAY, MAX_LEAGUES, MAX_MEMBERS } from "./limits";

const DAY_MS = 24 * 60 * 60_000;

/** Who makes or joins a league: an account and its name. */
type Person = { id: string; name: string };

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
    setCode(transaction, code, id);
    const leagues = [id, ...membership.leagues];
    setMembership(transaction, founder.id, { ...membership, leagues, made: [...made, now] });
    return { id };
  });
}

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

/** Takes a member out of a league, in a transaction that has read it. */
export function takeOut(transaction: Transaction, league: League, leaving: Member): void {
  const members = league.members.filter(({ seat }) => seat !== leaving.seat);
  const [next] = members;
  if (!next) {
    deleteLeague(transaction, league);
    return;
  }
  const owner = league.owner === leaving.seat ? next.seat : league.owner;
  setLeague(transaction, { ...league, members, owner });
}

const memberFrom = ({ id, name }: Person): Member => ({
  seat: randomBytes(6).toString("hex"),
  userId: id,
  name,
  isMuted: false,
});
