import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import type { Post } from "./post";
import { timeAgo } from "./time-ago";

/** One post of the feed, with the way to its thread. */
export function PostCard({ post, now }: { post: Post; now: number }) {
  const { id, author, summary, timestamp } = post;
  return (
    <Card className="post">
      <p className="post-head">
        <span className="post-shirt" aria-hidden="true">
          {author.charAt(0)}
        </span>
        <strong>{author}</strong>
        <time className="muted" dateTime={timestamp}>
          {timeAgo(timestamp, now)}
        </time>
      </p>
      <p>{summary}</p>
      <LinkButton to={paths.post(id)} size="small" aria-label={`Open thread by ${author}`}>
        Open thread
      </LinkButton>
    </Card>
  );
}
