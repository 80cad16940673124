import { data } from "@remix-run/node";
import { paths, withSearch } from "~/paths";
import type { AuthUser } from "~/platform/identity/identity-provider";
import { TooManyRequests } from "~/platform/limits/rate-limiter.server";
import { redirectWithFlash } from "~/platform/session/flash.server";
import { type DocumentStore, DocumentStoreError } from "~/platform/storage/document-store";
import { blockAccount } from "./blocks.server";
import { type ReactionKind, reactionKinds } from "./reaction";
import { react } from "./reaction-store.server";
import { dropReply, keepReply } from "./reply-drafts.server";
import { countDraft, countReaction, countReply } from "./reply-limits.server";
import { deleteReply, editReply, findReply, writeReply } from "./reply-store.server";
import { parseReplyText } from "./reply-text";
import { isLockedFor, type Reader } from "./sealed-text";
import { type Thread, threadAddress } from "./thread";
import type { ThreadRefusal } from "./thread-forms";
import { threadTexts } from "./thread-texts";
import type { WriterState } from "./thread-view";
import { keyOf, replyIdOf } from "./thread-view.server";

/** What an answer needs to know. */
export type Posted = {
  store: DocumentStore;
  form: FormData;
  /** Reads a field of the form. */
  read: (name: string) => string;
  thread: Thread;
  reader: Reader;
  /** Null without a session. */
  user: AuthUser | null;
  writer: WriterState;
  /** When the user's account was made, in milliseconds since the epoch; null if that is not known. */
  joinedAt: number | null;
  address: string | undefined;
  /** The search of the page that was posted from. */
  search: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** The address of the site. */
  site: string;
};

/** Tells authors what others did. */
export type ThreadNews = {
  answered: (userId: string, replyId: string) => Promise<void>;
  reacted: (userId: string, replyId: string) => Promise<void>;
};

/**
 * Answers the forms of a thread: a new reply, a change, a deletion, a reaction, a block.
 *
 * @returns a redirect; or the page again with what was typed: status 400 for what can't be taken, 401 without a session, 403
 *   for a user who may not, 429 for too much, 503 if the store is unavailable; null for another form
 */
export async function answerThread(posted: Posted, news: ThreadNews) {
  const { form, read } = posted;
  const reaction = reactionKinds.find((kind) => form.has(kind));
  const intent = reaction ?? (form.has("block") ? "block" : read("intent"));
  const refuse = refusalFor(posted, intent);
  try {
    if (!posted.user) return await loginAgain(posted, refuse);
    if (reaction) return await answerReaction(posted, reaction, refuse, news);
    const answer = Object.hasOwn(answers, intent) ? answers[intent] : undefined;
    return answer ? await answer(posted, posted.user, refuse, news) : null;
  } catch (error) {
    if (error instanceof TooManyRequests) return refuse(threadTexts.tooMany, 429, error.headers);
    if (!(error instanceof DocumentStoreError)) throw error;
    return refuse(threadTexts.unreachable, 503);
  }
}

type Refuse = (problem: string, status: number, headers?: HeadersInit) => Refused;
type Refused = ReturnType<typeof data<ThreadRefusal>>;
type Answer = (
  posted: Posted,
  user: AuthUser,
  refuse: Refuse,
  news: ThreadNews,
) => Promise<Response | Refused | null>;

const refusalFor =
  ({ read }: Posted, intent: string): Refuse =>
  (problem, status, headers = {}) => {
    const isText = status === 400;
    const text = read("text");
    return data<ThreadRefusal>({ intent, problem, text, isText }, { status, headers });
  };

const answers: Readonly<Record<string, Answer>> = {
  write,
  change,
  delete: answerDelete,
  block,
};

async function write(posted: Posted, user: AuthUser, refuse: Refuse, news: ThreadNews) {
  const { store, read, thread, reader, writer, joinedAt, address, now, site } = posted;
  const whyNot = refusalOf(writer);
  if (whyNot) return refuse(whyNot, 403);
  const { text, error } = parseReplyText(read("text"), site);
  if (error) return refuse(error, 400);
  await countReply({ userId: user.id, joinedAt, address }, now);
  const key = read("to");
  const to = key ? replyIdOf(thread.id, key) : null;
  if (to && (await isHiddenFrom(reader, store, to))) return refuse(threadTexts.gone, 400);
  const written = await writeReply(store, { thread, author: user, text, to, now });
  if (written.outcome === "duplicate") return refuse(threadTexts.duplicate, 400);
  if (written.outcome === "gone") return refuse(threadTexts.gone, 400);
  if (written.outcome === "written" && written.answered) {
    await news.answered(written.answered, written.id);
  }
  const headers = { "Set-Cookie": await dropReply() };
  return redirectTo(thread, "", written.id, threadTexts.sent, headers);
}

async function change(posted: Posted, user: AuthUser, refuse: Refuse) {
  const { store, read, thread, writer, joinedAt, address, search, now, site } = posted;
  const whyNot = refusalOf(writer);
  if (whyNot) return refuse(whyNot, 403);
  const { text, error } = parseReplyText(read("text"), site);
  if (error) return refuse(error, 400);
  await countReply({ userId: user.id, joinedAt, address }, now);
  const id = replyIdOf(thread.id, read("key"));
  const isDone = await editReply(store, id, user.id, { text, now });
  if (!isDone) return refuse(threadTexts.noEdit, 403);
  const headers = { "Set-Cookie": await dropReply() };
  return redirectTo(thread, search, id, threadTexts.edited, headers);
}

async function answerDelete({ store, read, thread, search }: Posted, user: AuthUser) {
  const id = replyIdOf(thread.id, read("key"));
  await deleteReply(store, id, user.id);
  return redirectTo(thread, search, null, threadTexts.deleted);
}

async function block(
  { store, read, thread, reader, search, now }: Posted,
  user: AuthUser,
  refuse: Refuse,
) {
  const reply = await findReply(store, replyIdOf(thread.id, read("block")));
  if (!reply?.userId || reply.userId === user.id || isLockedFor(thread, reader, now)) return null;
  const isDone = await blockAccount(store, user.id, { id: reply.userId, name: reply.name });
  if (!isDone) return refuse(threadTexts.fullOfBlocks, 403);
  const { blocked, blockedMore } = threadTexts;
  return redirectTo(thread, search, null, blocked, {}, blockedMore);
}

async function answerReaction(
  { store, read, thread, reader, writer, search, now }: Posted,
  kind: ReactionKind,
  refuse: Refuse,
  news: ThreadNews,
) {
  const whyNot = refusalOf(writer);
  if (whyNot || !reader.userId) return refuse(whyNot ?? threadTexts.loginAgain, 403);
  if (isLockedFor(thread, reader, now)) return refuse(threadTexts.locked, 403);
  await countReaction(reader.userId);
  const [key = "", off] = read(kind).split(" ");
  const id = replyIdOf(thread.id, key);
  if (await isHiddenFrom(reader, store, id)) return redirectTo(thread, search, null);
  const author = await react(store, id, reader.userId, off ? null : kind);
  if (author) await news.reacted(author, id);
  return redirectTo(thread, search, id);
}

/** Whether the reader doesn't see the author of a reply, who is then told of nothing that the reader does. */
async function isHiddenFrom({ blocked }: Reader, store: DocumentStore, id: string) {
  const reply = await findReply(store, id);
  return !reply?.userId || blocked.has(reply.userId);
}

/** What was typed without a session comes back after logging in again. */
async function loginAgain(posted: Posted, refuse: Refuse) {
  const { store, read, thread, address, search, now } = posted;
  const [owner, typed] = [read("owner"), read("text")];
  const headers = new Headers();
  if (owner && typed.trim()) {
    const { text } = parseReplyText(typed, posted.site);
    try {
      await countDraft(address);
    } catch (error) {
      if (error instanceof TooManyRequests) return refuse(threadTexts.loginAgain, 401);
      throw error;
    }
    headers.append("Set-Cookie", await keepReply(store, { thread: thread.id, owner, text }, now));
  }
  const to = withSearch(paths.post(threadAddress(thread.id)), search, { dialog: "login" });
  return redirectWithFlash(to, { status: "warning", title: threadTexts.loginAgain }, headers);
}

/** Why a user can't write; null if they can. */
function refusalOf(writer: WriterState): string | null {
  if (writer.can) return null;
  if (writer.why === "muted") return threadTexts.muted(writer.until);
  return {
    visitor: threadTexts.loginAgain,
    unverified: threadTexts.verify,
    unplayed: threadTexts.unplayed,
    locked: threadTexts.locked,
    banned: threadTexts.banned,
  }[writer.why];
}

function redirectTo(
  thread: Thread,
  search: string,
  reply: string | null,
  title?: string,
  headers: HeadersInit = {},
  message?: string,
): Promise<Response> | Response {
  const page = withSearch(paths.post(threadAddress(thread.id)), search, {
    ...{ answer: null, change: null, dialog: null },
  });
  const to = reply === null ? page : `${page}#r-${keyOf(reply)}`;
  if (!title) return new Response(null, { status: 303, headers: { Location: to } });
  return redirectWithFlash(to, { status: "success", title, ...(message && { message }) }, headers);
}
