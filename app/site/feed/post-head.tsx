import type { ReactNode } from "react";
import { Badge } from "~/look/ui/badge";
import type { Post } from "./post";
import { shirtOf } from "./shirt";

/** The author and, as `children`, the time. */
export function PostHead({ post, children }: { post: Post; children: ReactNode }) {
  const { author, timestamp, isTrending } = post;
  return (
    <p className="post-head">
      <span className={`post-shirt post-shirt-${shirtOf(author)}`} aria-hidden="true">
        {author.charAt(0)}
      </span>
      <strong>{author}</strong>
      <time className="muted" dateTime={timestamp}>
        {children}
      </time>
      {isTrending && <Badge>Trending</Badge>}
    </p>
  );
}
