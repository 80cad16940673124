import { LinkButton } from "~/look/ui/button";
import { EmptyState } from "~/look/ui/empty-state";
import { withSearch } from "~/paths";
import { rarePaths } from "~/rare-paths";

/** An entry of the log, without names. */
export type LogEntry = {
  id: string;
  /** "Hidden" */
  outcome: string;
  /** "Reply" */
  what: string;
  rule: string;
  /** "Undone", or "Overturned on appeal"; "" where it stands. */
  since: string;
};

/** The entries of a date: "2026-11-26", and as it is shown. */
export type LogDay = { date: string; shown: string; entries: LogEntry[] };

type LogPageProps = {
  days: LogDay[];
  /** Where the next page begins; null if there is none. */
  cursor: string | null;
  isNewest: boolean;
};

/** Everything that moderators have decided, the latest first. */
export function LogPage({ days, cursor, isNewest }: LogPageProps) {
  if (days.length === 0) {
    return (
      <EmptyState icon="flag" title="Nothing was decided yet.">
        <p>Whatever moderators decide will stand here, for everybody to read.</p>
      </EmptyState>
    );
  }
  return (
    <>
      {days.map((day) => (
        <Day key={day.date} {...day} />
      ))}
      <nav className="row" aria-label="Pages of the log">
        {!isNewest && (
          <LinkButton to={rarePaths.moderationLog} size="small">
            To the newest
          </LinkButton>
        )}
        {cursor && (
          <LinkButton to={withSearch(rarePaths.moderationLog, "", { cursor })} size="small">
            Earlier
          </LinkButton>
        )}
      </nav>
    </>
  );
}

function Day({ date, shown, entries }: LogDay) {
  return (
    <section className="stack" aria-labelledby={`on-${date}`}>
      <h2 id={`on-${date}`}>
        <time dateTime={date}>{shown}</time>
      </h2>
      <ul className="card log">
        {entries.map(({ id, outcome, what, rule, since }) => (
          <li key={id}>
            <p>{since ? <s>{outcome}</s> : outcome}</p>
            <p className="muted">{[what, rule, since].filter(Boolean).join(" · ")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
