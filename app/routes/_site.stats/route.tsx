import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { LEAGUES_PATH } from "~/league-paths";
import { statsStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { LinkButton } from "~/look/ui/button";
import { EmptyState } from "~/look/ui/empty-state";
import { paths } from "~/paths";
import { ownPageCaching } from "~/platform/http/own-page";
import { SourceList } from "~/platform/sources/source-list";
import { AdSlot } from "~/shell/ad-slot";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { SampleCard } from "~/site/stats/sample-card";
import { sampleStats } from "~/site/stats/sample-stats.server";
import { statsPlayer } from "~/site/stats/stats-player.server";
import { StatsTabs } from "~/site/stats/stats-tabs";
import { NATIONS_PATH } from "~/table-paths";
import { ownStats } from "./own-stats.server";
import { StatsHead } from "./stats-head";
import { StatsSheetView } from "./stats-sheet";

export const handle: RouteHandle = { scripts: "now", variesBy: ["player"] };

export const links = stylesheetLinks(statsStyles);

export const meta: MetaFunction = () =>
  pageMeta("Stats", "Your streak, your best and every game you have played.");

export { ownPageHeaders as headers } from "~/platform/http/own-page";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const player = await statsPlayer(request, context);
  return data(
    {
      player,
      sheets: player === "stranger" ? sampleStats(request) : ownStats(request, context),
    },
    { headers: ownPageCaching(player !== "stranger") },
  );
}

export default function Stats() {
  const { player, sheets } = useLoaderData<typeof loader>();
  return (
    <div className="page stats">
      <StatsHead isSample={player === "stranger"} />
      <StatsTabs current="stats" />
      <SourceList
        source={sheets}
        skeletons={4}
        loading="Loading your stats"
        failedTitle="Stats are unavailable"
        failed="We couldn't load your stats right now."
        retryTo={paths.stats}
        empty={
          <EmptyState icon="chart-no-axes-column" title="No stats yet">
            <p>Finish a game and your streak, your plays and your best score start here.</p>
            <LinkButton to={paths.play} variant="primary">
              Start playing
            </LinkButton>
          </EmptyState>
        }
      >
        {([sheet]) => sheet && <StatsSheetView sheet={sheet} />}
      </SourceList>
      <Link to={LEAGUES_PATH} className="text-link">
        Leagues: a table for your friends
      </Link>
      <Link to={NATIONS_PATH} className="text-link">
        Table of nations
      </Link>
      {player === "visitor" && <SampleCard />}
      <AdSlot shape="banner" />
    </div>
  );
}
