import { Link } from "@remix-run/react";
import { Badge } from "~/look/ui/badge";
import { Card } from "~/look/ui/card";
import { Icon } from "~/look/ui/icon";
import { rarePaths } from "~/rare-paths";
import type { LocalMatch } from "./match";
import { Thumbnail } from "./thumbnail";

/** A match as a fixture: the two shirts, the kick-off time, and a link to its hub. */
export function MatchCard({ match }: { match: LocalMatch }) {
  const { title, competition } = match;
  return (
    <Card className="fixture">
      <Pitch match={match} />
      <div className="fixture-words">
        <p className="muted">{competition}</p>
        <h3>{title}</h3>
        <HubLink match={match} />
      </div>
    </Card>
  );
}

/** The two shirts, with the kick-off between them. */
export function Pitch({ match: { thumbnail, date, day, time } }: { match: LocalMatch }) {
  return (
    <div className="fixture-pitch pitch">
      <Thumbnail {...thumbnail} />
      <time className="board fixture-kickoff" dateTime={date}>
        <span>{day}</span> <span className="digits">{time}</span>
      </time>
    </div>
  );
}

function HubLink({ match }: { match: LocalMatch }) {
  const { id, title, matchviewUrl } = match;
  if (matchviewUrl === null) {
    return (
      <Link
        to={rarePaths.match(id)}
        discover="none"
        className="text-link"
        aria-label={`Match hub: ${title}`}
      >
        Match hub
      </Link>
    );
  }
  return (
    <a
      className="text-link"
      href={matchviewUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Match hub: ${title}, on another site in a new tab`}
    >
      Match hub
      <Icon name="external-link" />
    </a>
  );
}

/** What stands above a list of samples. */
export function SampleMatches({ matches }: { matches: readonly LocalMatch[] }) {
  if (!matches.some(({ matchviewUrl }) => matchviewUrl === null)) return null;
  return (
    <p>
      <Badge>Sample</Badge>
    </p>
  );
}
