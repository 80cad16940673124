import { Card } from "~/look/ui/card";
import { Icon } from "~/look/ui/icon";
import type { LocalMatch } from "./match";
import { Thumbnail } from "./thumbnail";

/** A match as a fixture: the two shirts, the kick-off time, and a link to its hub on another site. */
export function MatchCard({ match }: { match: LocalMatch }) {
  const { title, competition, matchviewUrl, thumbnail, date, day, time } = match;
  return (
    <Card className="fixture">
      <div className="fixture-pitch pitch">
        <Thumbnail {...thumbnail} />
        <time className="board fixture-kickoff" dateTime={date}>
          <span>{day}</span> <span className="digits">{time}</span>
        </time>
      </div>
      <div className="fixture-words">
        <p className="muted">{competition}</p>
        <h3>{title}</h3>
        <a
          className="text-link"
          href={matchviewUrl}
          rel="noopener noreferrer"
          aria-label={`Match hub: ${title}, on another site`}
        >
          Match hub
          <Icon name="external-link" />
        </a>
      </div>
    </Card>
  );
}
