import { Badge } from "~/look/ui/badge";
import { LinkButton } from "~/look/ui/button";
import { Card } from "~/look/ui/card";
import { Face } from "~/look/ui/face";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import type { Post } from "./post";
import { PostCard } from "./post-card";

type ThreadCardProps = {
  post: Post & Required<Pick<Post, "talk">>;
  /** The text of the link, as of a post. */
  action: string;
};

/** A thread of the feed: what it is about, and the latest that the reader may read of it. */
function ThreadCard({ post, action }: ThreadCardProps) {
  const { id, author, summary, timestamp, age, isTrending, talk } = post;
  return (
    <Card className={isTrending ? "post post-trending" : "post"}>
      <h3>{talk.subject}</h3>
      <p className="post-head">
        {talk.face && <Face avatar={talk.face} />}
        {author && (
          <strong>
            <bdi>{author}</bdi>
          </strong>
        )}
        <time className="muted" dateTime={timestamp}>
          {age}
        </time>
        {isTrending && <Badge>Trending</Badge>}
      </p>
      {talk.isLocked ? (
        <p className="row muted">
          <Icon name="lock" />
          {summary}
        </p>
      ) : (
        <p dir="auto">{summary}</p>
      )}
      <div className="post-head">
        <LinkButton to={paths.post(id)} size="small" aria-label={`${action}: ${talk.subject}`}>
          {action}
        </LinkButton>
        {talk.said && <span className="muted">{talk.said}</span>}
      </div>
    </Card>
  );
}

/** The posts of a page: threads, or samples, which are marked. */
export function PostList({ posts, action }: { posts: readonly Post[]; action: string }) {
  return posts.map((post) =>
    post.talk ? (
      <ThreadCard key={post.id} post={{ ...post, talk: post.talk }} action={action} />
    ) : (
      <PostCard key={post.id} post={post} action={action} />
    ),
  );
}

/** What stands beside the heading of a list of samples. */
export function SampleBadge({ posts }: { posts: readonly Post[] }) {
  if (posts.some(({ talk }) => talk)) return null;
  return (
    <p className="sample-mark">
      <Badge>Sample</Badge> Until the first fans talk.
    </p>
  );
}
