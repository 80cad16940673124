import type { AppLoadContext } from "@remix-run/node";
import { serverGames } from "~/games/registry.server";
import { trebleOn } from "~/games/treble";
import { paths } from "~/paths";
import type { Reply } from "~/people/threads/reply";
import { latestReply } from "~/people/threads/reply-store.server";
import { isLockedFor, type Reader, readText } from "~/people/threads/sealed-text";
import { editionThreadId, isTrending, type Thread, threadAddress } from "~/people/threads/thread";
import { withoutPeople } from "~/people/threads/thread-counts.server";
import { listThreads } from "~/people/threads/thread-store.server";
import type { ShownAuthor } from "~/people/threads/thread-view";
import { fansInside, fansTalking } from "~/people/threads/thread-words";
import { nowFor } from "~/platform/clock/clock.server";
import type { LoadResult } from "~/platform/sources/load-result";
import { loadWithTimeout } from "~/platform/sources/load-with-timeout.server";
import { documents } from "~/platform/storage/documents.server";
import { FreshReads } from "~/platform/storage/fresh-reads.server";
import { periodOf } from "~/play/editions/schedule.server";
import { todayOf } from "~/play/player/player.server";
import { titleName } from "~/site/catalogue/catalogue.server";
import type { LinkedTalk, Post } from "~/site/feed/post";
import { communityPosts, latestPosts } from "~/site/feed/posts.server";
import { timeAgo } from "~/site/feed/time-ago";
import { authorsOf } from "./authors.server";
import { editionThread, readerOf, whoLooks } from "./threads.server";

/** Threads on a page of the feed, and on home. */
const PAGE_THREADS = 10;
const HOME_THREADS = 3;
/** A list may be so old, in milliseconds; what was written here since is in it. */
const FRESH_MS = 10_000;
/** No summary is longer: the whole of it is in its thread. */
const SUMMARY_LENGTH = 140;

/** A thread, and its latest reply with its author; null once that is gone. */
type Listed = { thread: Thread; last: { reply: Reply; author: ShownAuthor | null } | null };
type ListPage = { listed: Listed[]; cursor: string | null };

const pages = new FreshReads<ListPage>(50);

/** Forgets what was read of the feed: something was written or taken back. */
export const forgetFeed = () => pages.clear();

/**
 * A page of the feed: threads by newest activity, or samples as long as there is none.
 *
 * @param cursor of the page before, any user input; null for the newest
 */
export function feedPosts(
  request: Request,
  context: AppLoadContext,
  cursor: string | null = null,
): Promise<LoadResult<Post>> {
  const threads = loadWithTimeout(request, "feed", async () => {
    const page = await threadsPage(cursor);
    const posts = await postsOf(request, context, page.listed);
    return withOlder(posts, page.cursor);
  });
  return cursor === null ? orSamples(threads, () => communityPosts(request)) : threads;
}

/** The newest threads for home; samples as long as there is none. */
export function homePosts(request: Request, context: AppLoadContext): Promise<LoadResult<Post>> {
  const threads = loadWithTimeout(request, "feed", async () => {
    const { listed } = await threadsPage(null);
    return postsOf(request, context, listed.slice(0, HOME_THREADS));
  });
  return orSamples(threads, () => latestPosts(request));
}

/** The threads of the treble of the reader's today, whether or not something is said in them. It reads nothing. */
export function todaysTalks(request: Request): LinkedTalk[] {
  const today = todayOf(request);
  return trebleOn(today).flatMap((slug) => {
    const id = editionThreadId(slug, periodOf(serverGames[slug].schedule, today));
    const isOut = editionThread(id, nowFor(request)) !== null;
    return isOut ? [{ title: titleName(slug).title, to: paths.post(threadAddress(id)) }] : [];
  });
}

/** Threads as the reader may see them. */
async function postsOf(
  request: Request,
  context: AppLoadContext,
  listed: readonly Listed[],
): Promise<Post[]> {
  if (listed.length === 0) return [];
  const looking = await whoLooks(request, context);
  const now = nowFor(request);
  return Promise.all(
    listed.map(async (one) => postOf(one, await readerOf(looking, one.thread, now), now)),
  );
}

async function orSamples(
  threads: Promise<LoadResult<Post>>,
  samples: () => Promise<LoadResult<Post>>,
): Promise<LoadResult<Post>> {
  const loaded = await threads;
  return loaded.status === "ready" && loaded.items.length === 0 ? samples() : loaded;
}

const threadsPage = (cursor: string | null): Promise<ListPage> =>
  pages.get(cursor ?? "", { maxAge: FRESH_MS, now: performance.now() }, () => readPage(cursor));

async function readPage(cursor: string | null): Promise<ListPage> {
  const store = await documents();
  const { threads, cursor: next } = await listThreads(store, PAGE_THREADS, cursor);
  const replies = await Promise.all(threads.map((thread) => latestReply(store, thread)));
  const authors = replies.flatMap((reply) =>
    reply?.userId ? [{ userId: reply.userId, name: reply.name }] : [],
  );
  const faces = await authorsOf(authors);
  const listed = threads.map((thread, place) => {
    const reply = replies[place];
    const author = faces.get(reply?.userId ?? "") ?? null;
    return { thread, last: reply ? { reply, author } : null };
  });
  return { listed, cursor: next };
}

/** A thread in the feed's form, as one reader sees it. */
async function postOf({ thread, last }: Listed, reader: Reader, now: number): Promise<Post> {
  const { id, subject, activeAt = thread.openedAt } = thread;
  const { replies, fans } = await withoutPeople(await documents(), thread, reader.blocked);
  const isLocked = isLockedFor(thread, reader, now);
  const text = last && readText(last.reply, thread, reader, now);
  const author = text === null ? null : last?.author;
  const timestamp = new Date(activeAt).toISOString();
  const said = fansInside(replies, fans);
  return {
    ...{ id: threadAddress(id), timestamp, age: timeAgo(timestamp, now) },
    author: author?.name ?? "",
    summary: text === null ? (isLocked ? fansTalking(replies, fans) : said) : shortened(text),
    isTrending: isTrending(thread, now),
    talk: { subject, said: text === null ? "" : said, face: author?.avatar ?? "", isLocked },
  };
}

function shortened(text: string): string {
  const line = text.replaceAll("\n", " ");
  const segments = Array.from(new Intl.Segmenter("en").segment(line), ({ segment }) => segment);
  if (segments.length <= SUMMARY_LENGTH) return line;
  return `${segments.slice(0, SUMMARY_LENGTH).join("").trimEnd()}…`;
}

/** The last post knows where the next page begins. */
function withOlder(posts: Post[], older: string | null): Post[] {
  const last = posts.at(-1);
  return last && older ? [...posts.slice(0, -1), { ...last, older }] : posts;
}
