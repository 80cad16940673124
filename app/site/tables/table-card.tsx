import { Link } from "@remix-run/react";
import { LinkButton } from "~/look/ui/button";
import { Face } from "~/look/ui/face";
import { Icon } from "~/look/ui/icon";
import { paths, withSearch } from "~/paths";
import { titleTablePath } from "~/table-paths";
import type { TableLine, TableView } from "./table";
import { headline, numberText, readerTexts, ruleTexts, spanLabels } from "./table-texts";

type TableCardProps = {
  slug: string;
  title: string;
  table: TableView;
  /** The address at which names can be reported, or that of the table where they are. */
  reporting: { isOn: boolean; to: string };
};

/** A title's table: its rows, and one's own place where that is further down. */
export function TableCard({ slug, title, table, reporting }: TableCardProps) {
  const { span, when, rows, around, isLocked } = table;
  return (
    <section className="card table-card" aria-labelledby="table">
      <header className="table-head pitch">
        <p className="eyebrow">{when}</p>
        <h2 id="table">{headline(table)}</h2>
        <p>{ruleTexts[span]}</p>
      </header>
      {isLocked && (
        <div className="table-note">
          <p>Finish today's {title} and it opens.</p>
          <LinkButton to={paths.playTitle(slug)} variant="primary">
            Play {title}
          </LinkButton>
        </div>
      )}
      {rows.length > 0 && (
        <table>
          <caption className="sr-only">
            {title}: {spanLabels[span]}
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Fan</th>
              <th scope="col">{isDay(span) ? "Score and time" : "Points"}</th>
            </tr>
          </thead>
          <Lines lines={rows} />
          {around.length > 0 && <Lines lines={around} isAround />}
        </table>
      )}
      <Note slug={slug} table={table} />
      {rows.length > 0 && (
        <p className="table-note">
          <Link to={reporting.to} className="text-link">
            <Icon name={reporting.isOn ? "arrow-left" : "flag"} />
            {reporting.isOn ? "Back to the table" : "Report a name"}
          </Link>
        </p>
      )}
    </section>
  );
}

const isDay = (span: TableView["span"]) => span === "today" || span === "yesterday";

function Lines({ lines, isAround }: { lines: readonly TableLine[]; isAround?: true }) {
  return (
    <tbody className={isAround && "table-around"}>
      {lines.map(({ id, place, name, avatar, score, time, isOwn, report }) => (
        <tr key={id} className={isOwn ? "is-own" : undefined}>
          <td className="table-place digits">{numberText(place)}</td>
          <th scope="row">
            <span className="table-fan">
              <Face avatar={avatar} />
              <bdi>{name}</bdi>
              {isOwn && <span className="badge">You</span>}
            </span>
          </th>
          {report ? (
            <td className="table-report">
              <Link to={paths.report("name", report)} className="text-link">
                Report<span className="sr-only"> {name}</span>
              </Link>
            </td>
          ) : (
            <td className="table-score digits">
              {score}
              {time !== null && <small>{time}</small>}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}

/** How the reader comes into the tables. */
function Note({ slug, table: { reader, place } }: Pick<TableCardProps, "slug" | "table">) {
  const text = place === null ? readerTexts[reader] : null;
  if (text === null) return null;
  const at = titleTablePath(slug);
  return (
    <div className="table-note">
      <p className="muted">{text}</p>
      {(reader === "stranger" || reader === "visitor") && (
        <LinkButton to={withSearch(at, "", { dialog: "signup" })} size="small" replace>
          Join free
        </LinkButton>
      )}
      {reader === "hidden" && (
        <Link to={paths.settings} className="text-link">
          Show me in tables
        </Link>
      )}
    </div>
  );
}
