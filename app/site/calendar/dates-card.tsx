import { LinkButton } from "~/look/ui/button";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";

/**
 * The dates to add to one's own calendar.
 *
 * @param props.kickoff when the season starts, in words; null if it has
 */
export function DatesCard({ kickoff }: { kickoff: string | null }) {
  return (
    <section className="card dates-card" aria-labelledby="dates">
      <h2 id="dates">Take the dates with you</h2>
      <p>
        New games every midnight, wherever you are.
        {kickoff && ` Season kickoff: ${kickoff}.`}
      </p>
      <LinkButton to={paths.calendarFile} reloadDocument>
        <Icon name="calendar-plus" />
        Add to my calendar
      </LinkButton>
    </section>
  );
}
