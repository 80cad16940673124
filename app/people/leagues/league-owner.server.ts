import type { DocumentStore, Transaction } from "~/platform/storage/document-store";
import { type League, memberOf, type StoredLeague } from "./league";
import { takeOut } from "./league-members.server";
import {
  deleteCode,
  deleteLeague,
  findLeague,
  newCode,
  readMembership,
  setCode,
  setLeague,
  setMembership,
  withoutLeague,
} from "./league-store.server";

const MAX_BARRED = 50;

/** A change by the owner; returns false if there is nothing such to do. */
type Change = (league: League, transaction: Transaction) => StoredLeague | null;

/**
 * Changes a league for its owner.
 *
 * @param userId the owner; null for an operator
 * @returns false for anybody else, and if `change` returns null
 * @throws DocumentStoreError
 */
async function changeAsOwner(
  store: DocumentStore,
  id: string,
  userId: string | null,
  change: Change,
): Promise<boolean> {
  return store.transaction(async (transaction) => {
    const league = await findLeague(transaction, id);
    if (!league || !mayChange(league, userId)) return false;
    const changed = change(league, transaction);
    if (changed) setLeague(transaction, { ...changed, id });
    return changed !== null;
  });
}

/** Whether a user owns a league. */
export const isOwner = (league: League, userId: string): boolean =>
  memberOf(league, userId)?.seat === league.owner;

const mayChange = (league: League, userId: string | null): boolean =>
  userId === null || isOwner(league, userId);

/** Gives a league another name, for its owner; `userId` is null for an operator. */
export const renameLeague = (
  store: DocumentStore,
  id: string,
  userId: string | null,
  name: string,
) => changeAsOwner(store, id, userId, (league) => ({ ...league, name }));

/** Gives a league another code, for its owner: the former one leads nowhere. */
export const renewCode = (store: DocumentStore, id: string, userId: string) => {
  const code = newCode();
  return changeAsOwner(store, id, userId, (league, transaction) => {
    deleteCode(transaction, league.code);
    setCode(transaction, code, id);
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
    if (!league || !mayChange(league, userId)) return false;
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
