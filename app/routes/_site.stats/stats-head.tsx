import { Badge } from "~/look/ui/badge";
import { LinkButton } from "~/look/ui/button";
import { paths, withSearch } from "~/paths";

/** The heading; for strangers it says that the numbers are a sample. */
export function StatsHead({ isSample }: { isSample: boolean }) {
  if (!isSample) return <h1>Stats</h1>;
  return (
    <header className="stats-head">
      <h1>
        Stats <Badge>Sample</Badge>
      </h1>
      <p className="lead">A sample fan's numbers. Join free and every game counts for your own.</p>
      <LinkButton to={withSearch(paths.stats, "", { dialog: "signup" })} size="small" replace>
        Start your own
      </LinkButton>
    </header>
  );
}
