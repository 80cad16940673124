import { Suspense } from "react";
import { collectionOf } from "~/games/collections";
import { LinkButton } from "~/look/ui/button";
import { SectionHeading } from "~/look/ui/section-heading";
import { paths } from "~/paths";
import type { PlayableSlug } from "~/playable";
import { CalendarLink } from "./calendar-link";
import { RecentResults } from "./recent-results";
import { ScoreBars } from "./score-bars";
import type { TitleSheet } from "./stat";
import { StatPanel } from "./stat-panel";

/** A title's numbers, its scores, the latest results, and what was collected. */
export function TitleSheetView({
  slug,
  title,
  sheet,
}: {
  slug: PlayableSlug;
  title: string;
  sheet: TitleSheet;
}) {
  const { stats, distribution, crowd, recent, collection, isOpen } = sheet;
  const Collection = collectionOf(slug);
  const latest = distribution.bars.find((bar) => bar.isLatest);
  return (
    <>
      <StatPanel stats={stats} />
      {isOpen && (
        <LinkButton to={paths.playTitle(slug)} variant="primary" className="title-play">
          {`Play ${title}`}
        </LinkButton>
      )}
      <div className="title-columns">
        <section aria-labelledby="scores" className="card stack">
          <SectionHeading id="scores" aside={latest && `Latest: ${latest.label}`}>
            {distribution.heading}
          </SectionHeading>
          <ScoreBars bars={distribution.bars} marked="the latest result" />
        </section>
        {crowd && (
          <section aria-labelledby="crowd" className="card stack">
            <SectionHeading id="crowd" aside={crowd.label}>
              All fans
            </SectionHeading>
            <p>
              {crowd.beaten && <strong>{crowd.beaten} </strong>}
              <span className="muted">
                {crowd.beaten ? `of ${crowd.fans}, draws count half` : crowd.fans}
              </span>
              <span className="sr-only">. {crowd.heading}:</span>
            </p>
            <ScoreBars bars={crowd.bars} marked="yours" />
          </section>
        )}
        <section aria-labelledby="recent" className="card stack">
          <SectionHeading id="recent" aside={<CalendarLink />}>
            Latest results
          </SectionHeading>
          <RecentResults results={recent} />
        </section>
      </div>
      {Collection && collection && (
        <Suspense>
          <Collection collection={collection} />
        </Suspense>
      )}
    </>
  );
}
