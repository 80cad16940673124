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
  /** What the crowd did there: "23 % knew it". */
  crowd?: string | null;
  fact?: string;
  source?: string | null;
  /** Where it is reported. */
  reportHref?: string;
};

type MatchReportProps = {
  rows: readonly ReportRow[];
  /** What opens the rows' links to reports: "Report a question". */
  reportLabel?: string;
};

/** What happened, move by move; only at the end, where nothing in it is an advantage. */
export function MatchReport({ rows, reportLabel }: MatchReportProps) {
  return (
    <section className="match-report" aria-labelledby="match-report">
      <h3 id="match-report">Match report</h3>
      <ol className="report-rows">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ol>
      {reportLabel && (
        <details className="report-source">
          <summary>{reportLabel}</summary>
          {rows.map(({ id, heading, reportHref }) => (
            <a
              key={id}
              className="text-link"
              href={reportHref}
              target="_blank"
              rel="nofollow noopener"
            >
              {heading}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ))}
        </details>
      )}
    </section>
  );
}

function Row({ row }: { row: ReportRow }) {
  const { isRight, mark, crowd, heading, answer, fact, source } = row;
  const look = isRight === null ? "" : isRight ? "is-good" : "is-bad";
  return (
    <li className={`report-row ${look}`}>
      <p className="report-mark">
        {isRight !== null && <Icon name={isRight ? "check" : "x"} />}
        {mark}
        {crowd && <span className="report-crowd muted">{crowd}</span>}
      </p>
      <h4>{heading}</h4>
      {answer && <p>{answer}</p>}
      {fact && <p>{fact}</p>}
      {source && <p className="report-source">Source: {source}</p>}
    </li>
  );
}
