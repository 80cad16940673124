import { LinkButton } from "~/look/ui/button";
import { Card } from "~/look/ui/card";
import { paths } from "~/paths";
import { cached } from "~/shell/cached";
import { prefetch } from "~/shell/prefetch";
import type { Post } from "./post";
import { PostHead } from "./post-head";

type PostCardProps = {
  post: Post;
  /**
   * The text of the link to its thread: 'Open thread' on the home page, 'View discussion' in the feed.
   */
  action: string;
};

function PostView({ post, action }: PostCardProps) {
  return (
    <Card className={post.isTrending ? "post post-trending" : "post"}>
      <PostHead post={post}>{post.age}</PostHead>
      <p>{post.summary}</p>
      <LinkButton
        to={paths.post(post.id)}
        prefetch={prefetch}
        size="small"
        aria-label={`${action} by ${post.author}`}
      >
        {action}
      </LinkButton>
    </Card>
  );
}

/** A post of the feed, with a link to its thread. */
export const PostCard = import.meta.env.SSR ? cached("post", PostView) : PostView;
