import { Badge } from "~/look/ui/badge";
import { LinkButton } from "~/look/ui/button";
import { paths, withSearch } from "~/paths";

/** Whose numbers these are: one's own, or a sample for those of whom we keep none. */
export function StatsHead({ isOwn }: { isOwn: boolean }) {
  if (isOwn) return <h1>Stats</h1>;
  return (
    <header className="stats-head">
      <h1>
        Stats <Badge>Sample</Badge>
      </h1>
      <p className="lead">A sample fan's numbers. Join free and every quiz counts for your own.</p>
      <LinkButton
        to={withSearch(paths.stats, "", { dialog: "signup" })}
        size="small"
        replace
        preventScrollReset
      >
        Start your own
      </LinkButton>
    </header>
  );
}
