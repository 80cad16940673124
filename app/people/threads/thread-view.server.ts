import { paths, withSearch } from "~/paths";
import type { DocumentStore } from "~/platform/storage/document-store";
import type { ReactionKind } from "./reaction";
import { reactionsOf } from "./reaction-store.server";
import { isEditable, type Reply } from "./reply";
import { listReplies } from "./reply-store.server";
import { linkedParts } from "./reply-text";
import { isLockedFor, type Reader, readText } from "./sealed-text";
import { isTrending, type Thread, threadAddress } from "./thread";
import { leftOut, withoutPeople } from "./thread-counts.server";
import { BEFORE } from "./thread-forms";
import { threadTexts } from "./thread-texts";
import type { ShownAuthor, ShownReply, ThreadView, WriterState } from "./thread-view";

/** Where threads have their faces, ages and links from. */
export type ViewSources = {
  store: DocumentStore;
  facesOf: (
    authors: readonly { userId: string; name: string }[],
  ) => Promise<ReadonlyMap<string, ShownAuthor>>;
  ageOf: (timestamp: string, now: number) => string;
  /** The address of the site. */
  site: string;
};

type Asked = {
  reader: Reader;
  writer: WriterState;
  /** Milliseconds since the epoch. */
  now: number;
  /** Only replies before this time; null for the newest. */
  before: number | null;
};

/**
 * A page of a thread as one reader sees it.
 *
 * @param thread also one without replies
 * @throws DocumentStoreError
 */
export async function threadView(
  sources: ViewSources,
  thread: Thread,
  { reader, writer, now, before }: Asked,
): Promise<ThreadView> {
  const { id, subject, slug, lockedUntil } = thread;
  const isLocked = isLockedFor(thread, reader, now);
  const isEmpty = isLocked || thread.lastAt === 0;
  const [page, { replies, fans }] = await Promise.all([
    isEmpty ? { replies: [], before: null } : listReplies(sources.store, id, before),
    withoutPeople(sources.store, thread, reader.blocked),
  ]);
  return {
    ...{ address: threadAddress(id), subject, slug, isLocked, replies, fans, writer },
    isOpen: lockedUntil !== null && now < lockedUntil,
    isTrending: isTrending(thread, now),
    list: await shownReplies(sources, thread, page.replies, reader, now),
    older: page.before,
    isNewest: before === null,
    hasAccount: reader.userId !== null,
  };
}

/**
 * Replies as one reader sees them; those of whom the reader doesn't see are left out.
 *
 * @param replies of this thread
 * @throws DocumentStoreError
 */
export async function shownReplies(
  { store, facesOf, ageOf, site }: ViewSources,
  thread: Thread,
  replies: readonly Reply[],
  reader: Reader,
  now: number,
): Promise<ShownReply[]> {
  const seen = replies.filter(({ userId }) => userId === null || !reader.blocked.has(userId));
  const authors = new Map(
    seen.flatMap(({ userId, name }) => (userId === null ? [] : [[userId, { userId, name }]])),
  );
  const hasReactions = seen.some(({ scarf, boo, wow }) => scarf + boo + wow > 0);
  const [own = none, ...others] = await Promise.all(
    hasReactions && reader.userId !== null
      ? [reader.userId, ...leftOut(reader.blocked)].map((id) => reactionsOf(store, thread.id, id))
      : [],
  );
  const faces = await facesOf([...authors.values()]);
  const countOf = (reply: Reply, kind: ReactionKind) =>
    Math.max(0, reply[kind] - others.filter((other) => other.get(reply.id) === kind).length);
  const byId = new Map(seen.map((reply) => [reply.id, reply]));
  return seen.map((reply) => {
    const text = readText(reply, thread, reader, now);
    const { id, at, state, userId, editedAt, to } = reply;
    const timestamp = new Date(at).toISOString();
    const isOwn = userId !== null && userId === reader.userId;
    const author = userId === null ? null : (faces.get(userId) ?? null);
    const answered = to === null ? undefined : byId.get(to);
    return {
      ...{ key: keyOf(id), timestamp, age: ageOf(timestamp, now), state, isOwn },
      // The author of what was hidden is not named.
      author: state === "hidden" && text === null ? null : author,
      text: text === null ? null : linkedParts(text, site),
      isEdited: editedAt !== null && text !== null,
      isEditable: isOwn && isEditable(reply, now),
      to: to === null ? null : { key: keyOf(to), name: nameOf(answered, faces) },
      counts: {
        scarf: countOf(reply, "scarf"),
        boo: countOf(reply, "boo"),
        wow: countOf(reply, "wow"),
      },
      own: own.get(id) ?? null,
    };
  });
}

const none: ReadonlyMap<string, ReactionKind> = new Map();

/** The last part of a reply's id. */
export const keyOf = (id: string) => id.slice(id.lastIndexOf(".") + 1);

/** Where a reply stands in its thread, on the page that begins with it. */
export const replyAddress = (threadId: string, { id, at }: Pick<Reply, "id" | "at">) =>
  `${withSearch(paths.post(threadAddress(threadId)), "", { [BEFORE]: String(at + 1) })}#r-${keyOf(id)}`;

/** The id of a reply in a thread by its key. */
export const replyIdOf = (thread: string, key: string) => `${thread}.${key}`;

function nameOf(reply: Reply | undefined, faces: ReadonlyMap<string, ShownAuthor>): string | null {
  if (!reply || reply.state === "hidden") return null;
  if (reply.userId === null) return threadTexts.former;
  return faces.get(reply.userId)?.name ?? null;
}
