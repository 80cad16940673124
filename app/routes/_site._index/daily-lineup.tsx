import type { ComponentProps } from "react";
import { EmptyState } from "~/look/ui/empty-state";
import { SectionHeading } from "~/look/ui/section-heading";
import { paths } from "~/paths";
import type { LoadResult } from "~/platform/sources/load-result";
import { SourceList } from "~/platform/sources/source-list";
import { AllGamesLink } from "~/shell/all-games-link";
import type { HomePick } from "~/site/home-picks/home-pick";
import { pickCards } from "~/site/home-picks/pick-card";
import { QuizTicket } from "~/site/home-picks/quiz-ticket";

type DailyLineupProps = {
  ticket: ComponentProps<typeof QuizTicket>;
  /** The player's date, in short. */
  today: string;
  gameCount: number;
  daily: Promise<LoadResult<HomePick>>;
};

export function DailyLineup({ ticket, today, gameCount, daily }: DailyLineupProps) {
  return (
    <section aria-labelledby="daily" className="stack">
      <SectionHeading
        id="daily"
        aside={
          <>
            {today} <AllGamesLink count={gameCount} />
          </>
        }
      >
        Daily lineup
      </SectionHeading>
      <QuizTicket {...ticket} />
      <SourceList
        source={daily}
        skeletons={1}
        loading="Loading the daily lineup"
        failed="We couldn't load the rest of the lineup right now."
        retryTo={paths.home}
        empty={<EmptyState icon="timer" title="The rest of today's lineup is still warming up." />}
      >
        {pickCards}
      </SourceList>
    </section>
  );
}
