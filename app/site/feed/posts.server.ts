import { sampleSource } from "~/platform/sources/sample-source.server";
import type { Post, Thread } from "./post";
import { samplePosts } from "./sample-posts";
import { timeAgo } from "./time-ago";

const MINUTE_MS = 60_000;
const LATEST = 3;
const MORE = 2;

/** The community feed, newest first. */
export const communityPosts = sampleSource("feed", (now) => threadsAt(now).map(withoutText));

/** The newest posts of the community feed. */
export const latestPosts = sampleSource("feed", (now) =>
  threadsAt(now).slice(0, LATEST).map(withoutText),
);

/** The community feed with full texts. */
const threads = sampleSource("feed", threadsAt);

/** A thread and the posts after it, continuing with the newest at the end of the feed. */
type OpenThread = { thread: Thread; more: Post[] };

/**
 * The thread with an id.
 *
 * @returns "failed" if the feed is unavailable; null for an unknown id
 */
export async function openThread(
  id: string,
  request: Request,
): Promise<OpenThread | "failed" | null> {
  const settled = await threads(request);
  if (settled.status === "failed") return "failed";
  const { items } = settled;
  const place = items.findIndex((post) => post.id === id);
  const thread = items[place];
  if (!thread) return null;
  const others = [...items.slice(place + 1), ...items.slice(0, place)];
  return { thread, more: others.slice(0, MORE).map(withoutText) };
}

/**
 * A post by its id, for the report form.
 *
 * @param now milliseconds since the epoch
 * @returns null for an unknown id
 */
export function findPost(id: string, now: number): Post | null {
  const found = threadsAt(now).find((post) => post.id === id);
  return found ? withoutText(found) : null;
}

function threadsAt(now: number): Thread[] {
  return samplePosts.map(({ id, author, minutesAgo, isTrending = false, text }) => {
    const minute = now - (now % MINUTE_MS);
    const timestamp = new Date(minute - minutesAgo * MINUTE_MS).toISOString();
    const [summary] = text;
    return { id, author, summary, timestamp, age: timeAgo(timestamp, minute), isTrending, text };
  });
}

/** Lists don't show the full text, and it would make their pages heavier. */
function withoutText({ text: _, ...post }: Thread): Post {
  return post;
}
