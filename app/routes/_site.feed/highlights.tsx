import { EmptyState } from "~/look/ui/empty-state";
import { SectionHeading } from "~/look/ui/section-heading";
import { paths } from "~/paths";
import type { LoadResult } from "~/platform/sources/load-result";
import { SourceList } from "~/platform/sources/source-list";
import type { LocalMatch } from "~/site/matches/match";
import { MatchCard, SampleMatches } from "~/site/matches/match-card";
import { usePart } from "./use-part";

type HighlightsProps = {
  initial: Promise<LoadResult<LocalMatch>>;
  /** Where the clock stands by which the kick-offs are told. */
  place: string;
};

export function Highlights({ initial, place }: HighlightsProps) {
  const { section, source, reload } = usePart("highlights", initial);
  return (
    <section
      ref={section}
      tabIndex={-1}
      id="highlights"
      aria-labelledby="highlights-title"
      className="feed-part stack"
    >
      <SectionHeading id="highlights-title" aside={`${place} time`}>
        Global soccer highlights
      </SectionHeading>
      <SourceList
        source={source}
        skeletons={3}
        loading="Loading the match highlights"
        failed="We couldn’t fetch match highlights right now."
        retryTo={paths.feed}
        onRetry={reload}
        empty={
          <EmptyState icon="ball" title="No matches to talk about yet.">
            <p>The next fixtures show here as soon as they are drawn.</p>
          </EmptyState>
        }
      >
        {(items) => (
          <>
            <SampleMatches matches={items} />
            <div className="fixtures">
              {items.map((match) => (
                <MatchCard key={match.id} match={match} />
              ))}
            </div>
          </>
        )}
      </SourceList>
    </section>
  );
}
