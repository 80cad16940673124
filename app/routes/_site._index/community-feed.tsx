import { EmptyState } from "~/look/ui/empty-state";
import { SectionHeading } from "~/look/ui/section-heading";
import { paths } from "~/paths";
import type { LoadResult } from "~/platform/sources/load-result";
import { SourceList } from "~/platform/sources/source-list";
import type { Post } from "~/site/feed/post";
import { PostList, SampleBadge } from "~/site/feed/thread-card";

/** The latest of the feed, below the games. In a page from the server it works without script. */
export default function CommunityFeed({ posts }: { posts: Promise<LoadResult<Post>> }) {
  return (
    <section aria-labelledby="community" className="stack">
      <SectionHeading id="community">Community feed</SectionHeading>
      <SourceList
        source={posts}
        skeletons={3}
        loading="Loading the community feed"
        failed="We couldn’t load the community feed right now."
        retryTo={paths.home}
        empty={<EmptyState icon="message-circle" title="Nobody has said a word yet." />}
      >
        {(posts) => (
          <>
            <SampleBadge posts={posts} />
            <PostList posts={posts} action="Open thread" />
          </>
        )}
      </SourceList>
    </section>
  );
}
