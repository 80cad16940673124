import { Link } from "@remix-run/react";
import { Badge } from "~/look/ui/badge";
import { Card } from "~/look/ui/card";
import { Icon } from "~/look/ui/icon";
import { SectionHeading } from "~/look/ui/section-heading";
import { paths } from "~/paths";
import type { Post, Thread } from "./post";
import { PostCard } from "./post-card";
import { PostHead } from "./post-head";

export type SamplePostProps = { thread: Thread; date: string; more: Post[] };

/** A sample of the feed in full, and others. */
export default function SamplePost({ thread, date, more }: SamplePostProps) {
  return (
    <>
      <ThreadPost thread={thread} date={date} />
      <MorePosts posts={more} />
    </>
  );
}

/** A post in full; its first paragraph is the headline. */
function ThreadPost({ thread, date }: { thread: Thread; date: string }) {
  const [headline, ...paragraphs] = thread.text;
  return (
    <Card className="post thread">
      <PostHead post={{ ...thread, isTrending: false }}>
        {thread.age} · {date} <Badge>Sample</Badge>
      </PostHead>
      <h1>{headline}</h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className="thread-end">
        <p className="muted">A sample: fans talk about the games that they have finished.</p>
        <Link
          to={paths.report("post", thread.id)}
          className="text-link"
          aria-label={`Report this post by ${thread.author}`}
        >
          <Icon name="flag" />
          Report
        </Link>
      </div>
    </Card>
  );
}

/** Links to other threads of the feed. */
function MorePosts({ posts }: { posts: Post[] }) {
  return (
    <section aria-labelledby="more" className="stack more-posts">
      <SectionHeading id="more">More from the feed</SectionHeading>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} action="View discussion" />
      ))}
    </section>
  );
}
