import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { statsStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import titleStatsStyles from "~/look/styles/title-stats.css?url";
import { LinkButton } from "~/look/ui/button";
import { EmptyState } from "~/look/ui/empty-state";
import { Icon } from "~/look/ui/icon";
import { StepBackLink } from "~/look/ui/step-back-link";
import { paths } from "~/paths";
import { ownPageCaching } from "~/platform/http/own-page";
import { SourceList } from "~/platform/sources/source-list";
import { isPlayable } from "~/playable";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { titleName } from "~/site/catalogue/catalogue.server";
import { ownTitleStats } from "~/site/stats/own-title-stats.server";
import { statsPlayer } from "~/site/stats/stats-player.server";
import { TitleSheetView } from "~/site/stats/title-sheet-view";

export const handle: RouteHandle = { scripts: "now", isPrivate: true, variesBy: ["player"] };

export const links = stylesheetLinks(statsStyles, titleStatsStyles);

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta(
    page ? `${page.title} stats` : "Stats",
    "Your plays, your scores and your runs, game by game.",
  );

export { ownPageHeaders as headers } from "~/platform/http/own-page";

export async function loader({ request, context, params: { slug = "" } }: LoaderFunctionArgs) {
  if (!isPlayable(slug)) throw new Response(null, { status: 404, statusText: "Not Found" });
  const player = await statsPlayer(request, context);
  const name = titleName(slug);
  const sheets = ownTitleStats(request, context, name);
  return data({ ...name, sheets }, { headers: ownPageCaching(player !== "stranger") });
}

export default function TitleStats() {
  const { slug, title, icon, sheets } = useLoaderData<typeof loader>();
  return (
    <div className="page stats" data-game={slug}>
      <StepBackLink to={paths.stats} className="text-link">
        <Icon name="arrow-left" />
        All stats
      </StepBackLink>
      <header className="title-head">
        <img src={icon} alt="" width={128} height={128} />
        <div>
          <p className="eyebrow muted">Your record</p>
          <h1>{title}</h1>
        </div>
      </header>
      <SourceList
        source={sheets}
        skeletons={2}
        loading="Loading your stats"
        failedTitle="Stats are unavailable"
        failed="We couldn't load your stats right now."
        retryTo={paths.titleStats(slug)}
        empty={
          <EmptyState icon="chart-no-axes-column" title="Nothing on the board yet">
            <p>{`Finish your first ${title} and your record starts here.`}</p>
            <LinkButton to={paths.playTitle(slug)} variant="primary">
              {`Play ${title}`}
            </LinkButton>
          </EmptyState>
        }
      >
        {([sheet]) => sheet && <TitleSheetView slug={slug} title={title} sheet={sheet} />}
      </SourceList>
    </div>
  );
}
