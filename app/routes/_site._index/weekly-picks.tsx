import { EmptyState } from "~/look/ui/empty-state";
import { SectionHeading } from "~/look/ui/section-heading";
import { paths } from "~/paths";
import type { LoadResult } from "~/platform/sources/load-result";
import { SourceList } from "~/platform/sources/source-list";
import type { HomePick } from "~/site/home-picks/home-pick";
import { pickCards } from "~/site/home-picks/pick-card";

/** The weekly titles. In a page from the server it works without script. */
export default function WeeklyPicks({ weekly }: { weekly: Promise<LoadResult<HomePick>> }) {
  return (
    <section aria-labelledby="weekly" className="stack">
      <SectionHeading id="weekly" aside="Updated Fridays">
        Weekly picks
      </SectionHeading>
      <SourceList
        source={weekly}
        skeletons={3}
        loading="Loading the weekly picks"
        failed="We couldn't load the weekly picks right now."
        retryTo={paths.home}
        empty={<EmptyState icon="timer" title="New picks arrive on Friday." />}
      >
        {pickCards}
      </SourceList>
    </section>
  );
}
