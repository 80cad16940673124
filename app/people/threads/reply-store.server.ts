import { createHash, randomBytes } from "node:crypto";
import { allDocuments } from "~/platform/storage/all-documents.server";
import { encodeCursor } from "~/platform/storage/document-rules";
import type { DocumentData, DocumentStore, Transaction } from "~/platform/storage/document-store";
import type { ReactionKind } from "./reaction";
import { isEditable, PAGE_REPLIES, type Reply, replySchema } from "./reply";
import { seal } from "./sealed-text";
import { emptyThread, type NewThread, type Thread, withRecent } from "./thread";
import { recount, repliesBy } from "./thread-counts.server";
import { findThread, setThread } from "./thread-store.server";

/** One document for each reply, under its thread's id and a part that sorts by time. */
const REPLIES = "replies";
/** One document for each account that wrote something within a day: what, as hashes. */
const WRITERS = "writers";

const DAY_MS = 24 * 60 * 60_000;
/** A press that comes twice within this time, in milliseconds, is one reply. */
const SAME_PRESS_MS = 60_000;
const MAX_RECENT = 30;
const REPLY_ID = /^([a-z][a-z-]*\.\d{4}-\d\d-\d\d|t-[0-9a-f]{16})\.[0-9a-z]{9}[0-9a-f]{8}$/;

/** A store, or a transaction. */
type From = Pick<DocumentStore, "get">;

/** Who writes: an account and its name. */
type Author = { id: string; name: string };

type NewReply = {
  thread: NewThread;
  author: Author;
  /** Cleaned and checked (`parseReplyText`). */
  text: string;
  /** The reply that it answers; null for none. */
  to: string | null;
  /** Milliseconds since the epoch. */
  now: number;
};

/**
 * A reply by its id.
 *
 * @param id any user input
 * @throws DocumentStoreError
 */
export async function findReply(from: From, id: string): Promise<Reply | null> {
  if (!REPLY_ID.test(id)) return null;
  return replyFrom(id, await from.get(REPLIES, id));
}

/** What became of a reply that was sent; `id` is that of the stored one. */
export type Written =
  | { outcome: "written"; id: string; answered: string | null }
  | { outcome: "again"; id: string }
  | { outcome: "duplicate" }
  | { outcome: "gone" };

/**
 * Stores a reply, and opens its thread with the first one.
 *
 * @returns "again" for a press that came twice; "duplicate" if the author has written the same within a day; "gone" if the
 *   reply that it answers is not there to be answered. `answered` is the author of that reply, unless it is the same
 * @throws DocumentStoreError
 */
export async function writeReply(store: DocumentStore, reply: NewReply): Promise<Written> {
  const { author, text, to, now } = reply;
  const ending = randomBytes(4).toString("hex");
  const hash = hashOf(text);
  return store.transaction(async (transaction) => {
    const threadId = reply.thread.id;
    const thread = (await findThread(transaction, threadId)) ?? emptyThread(reply.thread, now);
    const recent = recentOf(await transaction.get(WRITERS, author.id), now);
    const same = recent.find((one) => one.hash === hash);
    if (same) {
      const isAgain = same.reply.startsWith(`${threadId}.`) && now - same.at < SAME_PRESS_MS;
      return isAgain ? { outcome: "again", id: same.reply } : { outcome: "duplicate" };
    }
    const answered = to === null ? null : await findReply(transaction, to);
    if (to !== null && (answered?.state !== "shown" || answered.thread !== threadId)) {
      return { outcome: "gone" };
    }
    const had = await repliesBy(transaction, threadId, author.id);
    // Later than all before it, so that the next page misses none.
    const at = Math.max(now, thread.lastAt + 1);
    const id = replyId(threadId, at, ending);
    transaction.set(REPLIES, id, {
      ...{ thread: threadId, userId: author.id, name: author.name, text, at, to },
      ...{ editedAt: null, answers: 0, state: "shown", scarf: 0, boo: 0, wow: 0 },
    });
    if (answered) transaction.increment(REPLIES, answered.id, { answers: 1 });
    const by = hashOf(author.id).slice(0, 8);
    const after = {
      lastAt: at,
      activeAt: at,
      last: id,
      recent: withRecent(thread.recent, { at, by }),
    };
    const counted = recount(transaction, thread, { userId: author.id, had }, 1);
    setThread(transaction, { ...counted, ...after });
    const others = recent.slice(0, MAX_RECENT - 1);
    const latest = [{ at: now, hash, reply: id }, ...others];
    transaction.set(WRITERS, author.id, { recent: latest, expiresAt: now + DAY_MS });
    const notified = answered?.userId !== author.id ? (answered?.userId ?? null) : null;
    return { outcome: "written", id, answered: notified };
  });
}

/**
 * Replaces the text of a reply, for its author and as long as that is possible.
 *
 * @returns false if it is not
 * @throws DocumentStoreError
 */
export async function editReply(
  store: DocumentStore,
  id: string,
  userId: string,
  { text, now }: { text: string; now: number },
): Promise<boolean> {
  return store.transaction(async (transaction) => {
    const reply = await findReply(transaction, id);
    if (!reply || reply.userId !== userId || !isEditable(reply, now)) return false;
    transaction.set(REPLIES, id, { text, editedAt: now }, { merge: true });
    return true;
  });
}

/**
 * Deletes a reply, for its author. One that was answered keeps its place, without text or author.
 *
 * @param as what stands there then: "former" for an account that is deleted
 * @returns false for another account's, and if there is none
 * @throws DocumentStoreError
 */
export async function deleteReply(
  store: DocumentStore,
  id: string,
  userId: string,
  as: "deleted" | "former" = "deleted",
): Promise<boolean> {
  return store.transaction(async (transaction) => {
    const reply = await findReply(transaction, id);
    if (!reply || reply.userId !== userId) return false;
    const answered = reply.to === null ? null : await findReply(transaction, reply.to);
    const count = reply.state === "shown" ? await counting(transaction, reply, -1) : null;
    if (reply.answers > 0) {
      const left = { thread: reply.thread, at: reply.at, to: reply.to, answers: reply.answers };
      const nothing = { userId: null, name: "", text: "", editedAt: null };
      transaction.set(REPLIES, id, { ...left, ...nothing, state: as, scarf: 0, boo: 0, wow: 0 });
    } else {
      transaction.delete(REPLIES, id);
      if (answered && answered.answers > 0) {
        transaction.increment(REPLIES, answered.id, { answers: -1 });
      }
    }
    count?.(transaction);
    return true;
  });
}

/** Reads what changes when a reply is hidden or shown again; the function that it returns writes that. */
export async function hiding(from: From, reply: Reply, isHidden: boolean) {
  const count = await counting(from, reply, isHidden ? -1 : 1);
  return (transaction: Transaction) => {
    transaction.set(REPLIES, reply.id, { state: isHidden ? "hidden" : "shown" }, { merge: true });
    count?.(transaction);
  };
}

/** A page of replies, the newest first, and from which time on the next page has them; null if there is none. */
type ReplyPage = { replies: Reply[]; before: number | null };

/**
 * The replies of a thread.
 *
 * @param before only those written before this time; null for the newest
 * @throws DocumentStoreError
 */
export async function listReplies(
  store: Pick<DocumentStore, "query">,
  thread: string,
  before: number | null = null,
): Promise<ReplyPage> {
  const page = await store.query(REPLIES, {
    where: { thread },
    orderBy: { field: "at", direction: "desc" },
    limit: PAGE_REPLIES,
    // No id comes before this one.
    ...(before !== null && { cursor: encodeCursor({ value: before, id: "-" }) }),
  });
  const replies = page.documents.flatMap(({ id, data }) => replyFrom(id, data) ?? []);
  return { replies, before: page.nextCursor ? (replies.at(-1)?.at ?? null) : null };
}

/**
 * Changes the counts of a reply's reactions, in a transaction that has read it. Of a deleted one nothing is counted.
 */
export function addReactions(
  transaction: Transaction,
  { id, state }: Pick<Reply, "id" | "state">,
  by: Partial<Record<ReactionKind, number>>,
): void {
  if (state === "shown" || state === "hidden") transaction.increment(REPLIES, id, by);
}

/**
 * Deletes all replies of an account that is deleted.
 *
 * @throws DocumentStoreError; what was deleted remains so
 */
export async function takeBackReplies(store: DocumentStore, userId: string): Promise<void> {
  for await (const { id } of allDocuments(store, REPLIES, { userId })) {
    await deleteReply(store, id, userId, "former");
  }
}

/**
 * Reads what has to change in a thread when a reply goes or comes back.
 *
 * @returns writes the change; null if there is nothing to count
 */
async function counting(from: From, { id, at, thread: of, userId }: Reply, by: 1 | -1) {
  const thread = await findThread(from, of);
  if (!thread || userId === null) return null;
  const had = await repliesBy(from, thread.id, userId);
  const last = thread.last === null ? null : await findReply(from, thread.last);
  const isLast = by === 1 ? last !== null && last.at < at : thread.last === id;
  const change = isLast ? { last: by === 1 ? id : null } : {};
  return (transaction: Transaction) =>
    setThread(transaction, { ...recount(transaction, thread, { userId, had }, by), ...change });
}

/**
 * The latest reply in a thread that can be read. Which it is stands in the thread, until that one is taken back or hidden.
 *
 * @throws DocumentStoreError
 */
export async function latestReply(
  store: Pick<DocumentStore, "get" | "query">,
  { id, last, replies }: Thread,
): Promise<Reply | null> {
  if (last !== null) return findReply(store, last);
  if (replies === 0) return null;
  const page = await listReplies(store, id);
  return page.replies.find(({ state }) => state === "shown") ?? null;
}

type Recent = { at: number; hash: string; reply: string };

function recentOf(stored: DocumentData | null, now: number): Recent[] {
  const recent = Array.isArray(stored?.recent) ? (stored.recent as Recent[]) : [];
  return recent.filter(({ at }) => now - at < DAY_MS);
}

function replyFrom(id: string, stored: DocumentData | null): Reply | null {
  const reply = replySchema.safeParse(stored).data;
  const text = stored?.text;
  return reply && typeof text === "string" ? { ...reply, id, text: seal(text) } : null;
}

const replyId = (thread: string, at: number, ending: string) =>
  `${thread}.${at.toString(36).padStart(9, "0")}${ending}`;

/** Of a text as it is read: other capitals, spaces and signs make it no other text. */
const hashOf = (text: string) =>
  createHash("sha256")
    .update(text.toLowerCase().replace(/[^\p{L}\p{N}\p{Emoji}]+/gu, " "))
    .digest("base64url")
    .slice(0, 22);
