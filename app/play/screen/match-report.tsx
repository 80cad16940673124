import type { ReactNode } from "react";
import { Icon } from "~/look/ui/icon";

/** A question or a move of the report. */
export type ReportRow = {
  id: string;
  /** Null for a move that is neither right nor wrong. */
  isRight: boolean | null;
  /** The mark in a word: "Correct". */
  mark: string;
  heading: string;
  /** The player's answer, and the right one. */
  answer?: ReactNode;
  fact?: string;
  source?: string | null;
  /** A link to report it. */
  report?: { href: string; label: string };
};

/** What happened, move by move; only at the end, where nothing in it is an advantage. */
export function MatchReport({ rows }: { rows: readonly ReportRow[] }) {
  return (
    <section className="match-report" aria-labelledby="match-report">
      <h3 id="match-report">Match report</h3>
      <ol className="report-rows">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ol>
    </section>
  );
}

function Row({ row }: { row: ReportRow }) {
  const { isRight, mark, heading, answer, fact, source, report } = row;
  const look = isRight === null ? "" : isRight ? "is-good" : "is-bad";
  return (
    <li className={`report-row ${look}`}>
      <p className="report-mark">
        {isRight !== null && <Icon name={isRight ? "check" : "x"} />}
        {mark}
      </p>
      <h4>{heading}</h4>
      {answer && <p>{answer}</p>}
      {fact && <p>{fact}</p>}
      {(source || report) && (
        <p className="report-source">
          {source && <span>Source: {source}</span>}
          {report && (
            <a className="text-link" href={report.href} target="_blank" rel="noopener">
              {report.label}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
        </p>
      )}
    </li>
  );
}
