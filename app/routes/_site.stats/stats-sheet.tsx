import { LinkButton } from "~/look/ui/button";
import { SectionHeading } from "~/look/ui/section-heading";
import { CalendarLink } from "~/site/stats/calendar-link";
import { FormStrip } from "~/site/stats/form-strip";
import type { StatsSheet } from "~/site/stats/stat";
import { StatPanel } from "~/site/stats/stat-panel";
import { TitleCards } from "~/site/stats/title-cards";

/** Four scoreboards on the pitch, the last week, and a card for each title. */
export function StatsSheetView({ sheet }: { sheet: StatsSheet }) {
  const { headline, stats, form, next, titles } = sheet;
  const isOpen = form.some(({ result }) => result === "open");
  return (
    <>
      <StatPanel stats={stats} headline={headline} />
      <section aria-labelledby="form" className="card form-card">
        <SectionHeading id="form" aside={<CalendarLink />}>
          Recent form
        </SectionHeading>
        <FormStrip days={form} />
        {next && (
          <LinkButton to={next.to} variant={isOpen ? "primary" : "outline"}>
            {next.label}
          </LinkButton>
        )}
      </section>
      {titles.length > 0 && <TitleCards titles={titles} />}
    </>
  );
}
