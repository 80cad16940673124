import { Badge } from "~/look/ui/badge";
import { LinkButton } from "~/look/ui/button";
import { EmptyState } from "~/look/ui/empty-state";
import { SectionHeading } from "~/look/ui/section-heading";
import { paths } from "~/paths";
import type { LoadResult } from "~/platform/sources/load-result";
import { SourceList } from "~/platform/sources/source-list";
import type { Post } from "~/site/community/feed/post";
import { PostCard } from "~/site/community/feed/post-card";
import { usePart } from "./use-part";

export function Posts({ initial }: { initial: Promise<LoadResult<Post>> }) {
  const { section, source, reload } = usePart("posts", initial);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="posts" className="feed-part stack">
      <SectionHeading id="posts" aside={<Badge>Sample</Badge>}>
        Community feed
      </SectionHeading>
      <SourceList
        source={source}
        skeletons={3}
        loading="Loading the community feed"
        failed="We couldn’t load the community feed right now."
        retryTo={paths.feed}
        retryLabel="Refresh feed"
        onRetry={reload}
        empty={
          <EmptyState icon="message-circle" title="Nobody has said a word yet.">
            <p>Play today's quiz and you will have something to say.</p>
            <LinkButton to={paths.quiz} size="small">
              Play today's quiz
            </LinkButton>
          </EmptyState>
        }
      >
        {(items) =>
          items.map((post) => <PostCard key={post.id} post={post} action="View discussion" />)
        }
      </SourceList>
    </section>
  );
}
