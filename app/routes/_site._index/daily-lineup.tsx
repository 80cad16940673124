import { QUESTION_COUNT } from "~/games/full-time-quiz/question";
import { EmptyState } from "~/look/ui/empty-state";
import { SectionHeading } from "~/look/ui/section-heading";
import { paths } from "~/paths";
import type { LoadResult } from "~/platform/sources/load-result";
import { SourceList } from "~/platform/sources/source-list";
import type { HomePick } from "~/site/home-picks/home-pick";
import { PickCard } from "~/site/home-picks/pick-card";
import { QuizTicket } from "~/site/home-picks/quiz-ticket";

type DailyLineupProps = { today: string; daily: Promise<LoadResult<HomePick>> };

export function DailyLineup({ today, daily }: DailyLineupProps) {
  return (
    <section aria-labelledby="daily" className="stack">
      <SectionHeading id="daily" aside={today}>
        Daily lineup
      </SectionHeading>
      <QuizTicket questions={QUESTION_COUNT} />
      <SourceList
        source={daily}
        skeletons={3}
        loading="Loading the daily lineup"
        failed="We couldn't load the rest of the lineup right now."
        retryTo={paths.home}
        empty={<EmptyState icon="timer" title="The rest of today's lineup is still warming up." />}
      >
        {(items) => items.map((item) => <PickCard key={item.id} pick={item} />)}
      </SourceList>
    </section>
  );
}
