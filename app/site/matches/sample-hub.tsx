import { Badge } from "~/look/ui/badge";
import { Card } from "~/look/ui/card";
import type { LocalMatch } from "./match";
import { Pitch } from "./match-card";

type SampleHubProps = {
  match: LocalMatch;
  /** Where the clock stands by which the kick-off is told. */
  place: string;
};

/** The hub of a sample match: what it is, and what stands here for a real one. */
export function SampleHub({ match, place }: SampleHubProps) {
  return (
    <>
      <Card className="fixture">
        <Pitch match={match} />
      </Card>
      <header>
        <p className="row muted">
          <Badge>Sample</Badge> {match.competition} · {place} time
        </p>
        <h1>{match.title}</h1>
      </header>
      <p className="lead">This match is made up, and so are its clubs.</p>
      <p>
        For a real one, ‘Match hub’ leads to the page of the match on the site that has it: who is
        in the team, what happens minute by minute, and the score at the end.
      </p>
    </>
  );
}
