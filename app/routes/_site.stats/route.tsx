import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { attemptOffer } from "~/games/attempt-offer.server";
import { AttemptOfferCard } from "~/games/attempt-offer-card";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { LinkButton } from "~/look/ui/button";
import { EmptyState } from "~/look/ui/empty-state";
import { paths } from "~/paths";
import { getOptionalUser } from "~/platform/session/session.server";
import { SourceList } from "~/platform/sources/source-list";
import { todayOf } from "~/play/attempt-store-for.server";
import { AdSlot } from "~/shell/ad-slot";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { sampleStats } from "~/site/stats/sample-stats.server";
import { ownStats } from "./own-stats.server";
import { StatsHead } from "./stats-head";
import { StatsSheetView } from "./stats-sheet";

export const handle: RouteHandle = { scripts: "now" };

export const links = stylesheetLinks("stats", "account-page");

export const meta: MetaFunction = () =>
  pageMeta("Stats", "Your streak, your best and every quiz you have played.");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await getOptionalUser(request, context);
  return {
    isOwn: user !== null,
    offer: user && (await attemptOffer(request, context)),
    sheets: user ? ownStats(request, user.id, todayOf(request)) : sampleStats(request),
  };
}

export default function Stats() {
  const { isOwn, offer, sheets } = useLoaderData<typeof loader>();
  return (
    <div className="page stats">
      <StatsHead isOwn={isOwn} />
      {offer && <AttemptOfferCard offer={offer} from={paths.stats} />}
      <SourceList
        source={sheets}
        skeletons={4}
        loading="Loading your stats"
        failedTitle="Stats are unavailable"
        failed="We couldn't load your stats right now."
        retryTo={paths.stats}
        empty={
          <EmptyState icon="chart-no-axes-column" title="No stats yet">
            <p>Finish a quiz and your streak, your plays and your best score start here.</p>
            <LinkButton to={paths.play} variant="primary">
              Start playing
            </LinkButton>
          </EmptyState>
        }
      >
        {([sheet]) => sheet && <StatsSheetView sheet={sheet} />}
      </SourceList>
      <AdSlot shape="banner" />
    </div>
  );
}
