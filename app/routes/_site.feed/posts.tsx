import { Link } from "@remix-run/react";
import { LinkButton } from "~/look/ui/button";
import { EmptyState } from "~/look/ui/empty-state";
import { SectionHeading } from "~/look/ui/section-heading";
import { paths, withSearch } from "~/paths";
import type { LoadResult } from "~/platform/sources/load-result";
import { SourceList } from "~/platform/sources/source-list";
import type { LinkedTalk, Post } from "~/site/feed/post";
import { PostList, SampleBadge } from "~/site/feed/thread-card";
import { usePart } from "./use-part";

type PostsProps = { initial: Promise<LoadResult<Post>>; talks: readonly LinkedTalk[] };

export function Posts({ initial, talks }: PostsProps) {
  const { section, source, reload } = usePart("posts", initial);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="posts" className="feed-part stack">
      <SectionHeading id="posts">Community feed</SectionHeading>
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
        {(items) => (
          <>
            {!items.some(({ talk }) => talk) && <TodaysTalks talks={talks} />}
            <SampleBadge posts={items} />
            <PostList posts={items} action="View discussion" />
            <Earlier cursor={items.at(-1)?.older} />
          </>
        )}
      </SourceList>
    </section>
  );
}

/** The way to today's threads as long as the feed has none. */
function TodaysTalks({ talks }: { talks: readonly LinkedTalk[] }) {
  if (talks.length === 0) return null;
  return (
    <p className="feed-talks">
      Talk about today:{" "}
      {talks.map(({ title, to }) => (
        <Link key={to} to={to} className="text-link">
          {title}
        </Link>
      ))}
    </p>
  );
}

function Earlier({ cursor }: { cursor: string | undefined }) {
  if (!cursor) return null;
  return (
    <p>
      <LinkButton to={withSearch(paths.feed, "", { cursor })} size="small">
        Earlier talk
      </LinkButton>
    </p>
  );
}
