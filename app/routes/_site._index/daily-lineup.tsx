import type { ComponentProps, ReactNode } from "react";
import { EmptyState } from "~/look/ui/empty-state";
import { SectionHeading } from "~/look/ui/section-heading";
import { paths } from "~/paths";
import type { LoadResult } from "~/platform/sources/load-result";
import { SourceList } from "~/platform/sources/source-list";
import { AllGamesLink } from "~/shell/all-games-link";
import { DayTicket } from "~/site/home-picks/day-ticket";
import type { Stub } from "~/site/home-picks/stub";
import { StubRow } from "~/site/home-picks/stub-row";

type DailyLineupProps = {
  ticket: Omit<ComponentProps<typeof DayTicket>, "children">;
  gameCount: number;
  /** The titles that follow the quiz. */
  daily: Promise<LoadResult<Stub>>;
  /** What stands below the ticket. */
  children: ReactNode;
};

/** The day's treble, and the way to all other games. */
export function DailyLineup({ ticket, gameCount, daily, children }: DailyLineupProps) {
  return (
    <section aria-labelledby="daily" className="stack">
      <SectionHeading id="daily" aside={<AllGamesLink count={gameCount} to={paths.play} />}>
        Daily lineup
      </SectionHeading>
      <DayTicket {...ticket}>
        <SourceList
          source={daily}
          skeletons={1}
          loading="Loading the daily lineup"
          failed="We couldn't load the rest of the lineup right now."
          retryTo={paths.home}
          empty={
            <EmptyState icon="timer" title="The rest of today's lineup is still warming up." />
          }
        >
          {(stubs) => (
            <ul>
              {stubs.map((stub) => (
                <StubRow key={stub.slug} stub={stub} />
              ))}
            </ul>
          )}
        </SourceList>
      </DayTicket>
      {children}
    </section>
  );
}
