import type { DocumentStore, Transaction } from "~/platform/storage/document-store";
import type { Thread } from "./thread";

/** One document for each thread and account with replies in it that can be read: how many. */
const TALKERS = "talkers";
/** More people than these stay counted: each costs a read. */
const MAX_LEFT_OUT = 50;

/**
 * How many replies of an account can be read in a thread.
 *
 * @throws DocumentStoreError
 */
export async function repliesBy(
  from: Pick<DocumentStore, "get">,
  thread: string,
  userId: string,
): Promise<number> {
  const stored = await from.get(TALKERS, talkerKey(thread, userId));
  return typeof stored?.replies === "number" ? stored.replies : 0;
}

/**
 * Counts a reply that came or went, in a transaction that has read both.
 *
 * @param had how many replies its author had before (`repliesBy`)
 * @returns the thread to store; one with nothing to read is listed no more
 */
export function recount(
  transaction: Transaction,
  thread: Thread,
  { userId, had }: { userId: string; had: number },
  by: 1 | -1,
): Thread {
  const key = talkerKey(thread.id, userId);
  const has = had + by;
  if (has > 0) transaction.set(TALKERS, key, { thread: thread.id, userId, replies: has });
  else transaction.delete(TALKERS, key);
  const isOther = by === 1 ? had <= 0 : has <= 0;
  const replies = Math.max(0, thread.replies + by);
  const fans = Math.max(0, thread.fans + (isOther ? by : 0));
  const { activeAt = thread.lastAt, ...unlisted } = { ...thread, replies, fans };
  const isListed = replies > 0 || thread.slug === null;
  return isListed ? { ...unlisted, activeAt } : unlisted;
}

/**
 * A thread with its counts for a reader who doesn't see some people.
 *
 * @throws DocumentStoreError
 */
export async function withoutPeople<Counted extends Pick<Thread, "id" | "replies" | "fans">>(
  store: Pick<DocumentStore, "get">,
  thread: Counted,
  people: ReadonlySet<string>,
): Promise<Counted> {
  if (people.size === 0 || thread.replies === 0) return thread;
  const counts = await Promise.all(
    leftOut(people).map((userId) => repliesBy(store, thread.id, userId)),
  );
  const theirs = counts.reduce((sum, count) => sum + count, 0);
  const replies = Math.max(0, thread.replies - theirs);
  const fans = Math.max(0, thread.fans - counts.filter((count) => count > 0).length);
  return { ...thread, replies, fans };
}

/** The people who are left out of counts. */
export const leftOut = (people: ReadonlySet<string>): string[] =>
  [...people].slice(0, MAX_LEFT_OUT);

const talkerKey = (thread: string, userId: string) => `${thread}.${userId}`;
