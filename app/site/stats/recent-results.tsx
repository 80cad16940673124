import { Link } from "@remix-run/react";
import { Icon } from "~/look/ui/icon";
import type { RecentResult } from "./stat";

const words = { perfect: "Perfect", won: "Won", lost: "Lost" } as const;

/** The latest results, each a link to its board where that is kept. */
export function RecentResults({ results }: { results: RecentResult[] }) {
  return (
    <ol className="recent-results">
      {results.map(({ date, label, score, result, href }) => (
        <li key={date}>
          <time dateTime={date}>
            {href ? (
              <Link to={href} className="card-link">
                {label}
              </Link>
            ) : (
              label
            )}
          </time>
          <span className="muted">{words[result]}</span>
          <span className={`recent-score digits is-${result}`}>{score}</span>
          {href && <Icon name="arrow-right" />}
        </li>
      ))}
    </ol>
  );
}
