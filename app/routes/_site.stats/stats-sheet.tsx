import { LinkButton } from "~/look/ui/button";
import { SectionHeading } from "~/look/ui/section-heading";
import { paths } from "~/paths";
import { FormStrip } from "~/site/stats/form-strip";
import type { StatsSheet } from "~/site/stats/stat";
import { StatBoard } from "~/site/stats/stat-board";

/** Four scoreboards on the pitch, and the last week beneath them. */
export function StatsSheetView({ sheet }: { sheet: StatsSheet }) {
  const isOpen = sheet.form.some(({ result }) => result === "open");
  return (
    <>
      <dl className="stat-boards pitch">
        {sheet.stats.map((stat) => (
          <StatBoard key={stat.id} stat={stat} />
        ))}
      </dl>
      <section aria-labelledby="form" className="card form-card">
        <SectionHeading id="form" aside="Last seven days">
          Recent form
        </SectionHeading>
        <FormStrip days={sheet.form} />
        <LinkButton to={paths.quiz} variant={isOpen ? "primary" : "outline"}>
          {isOpen ? "Play today's quiz" : "Play again"}
        </LinkButton>
      </section>
    </>
  );
}
