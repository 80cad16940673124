import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ownDays } from "~/games/player-days.server";
import { gamesStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { Badge } from "~/look/ui/badge";
import { EmptyState } from "~/look/ui/empty-state";
import { paths } from "~/paths";
import { ownPageCaching } from "~/platform/http/own-page";
import { SourceList } from "~/platform/sources/source-list";
import { isPlayable, playable } from "~/playable";
import { AdSlot } from "~/shell/ad-slot";
import { AllGamesLink } from "~/shell/all-games-link";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { gameSlugs } from "~/site/catalogue/catalogue.server";
import { movedTo } from "~/site/catalogue/former-slugs";
import { LeadMode, ModeCard } from "~/site/catalogue/mode-cards";
import { playModes } from "~/site/catalogue/modes.server";

export const handle: RouteHandle = { scripts: "none", variesBy: ["player", "date"] };

export const links = stylesheetLinks(gamesStyles);

export const meta: MetaFunction = () =>
  pageMeta("Play", `Every way to play: ${playable.length} football games, new ones every day.`);

export { ownPageHeaders as headers } from "~/platform/http/own-page";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get("game");
  if (wanted) leadOn(wanted);
  const days = await ownDays(request, context);
  return data(
    {
      isUnknown: Boolean(wanted),
      gameCount: gameSlugs.length,
      modes: playModes({ request, context, days }),
    },
    { headers: ownPageCaching(days !== null) },
  );
}

/** Leads an address of before to the game. */
function leadOn(wanted: string): void {
  const slug = movedTo(wanted) ?? wanted;
  if (isPlayable(slug)) throw redirect(paths.playTitle(slug));
}

export default function Play() {
  const { isUnknown, gameCount, modes } = useLoaderData<typeof loader>();
  return (
    <div className="page play-page">
      <div className="title-bar">
        <h1>Play</h1>
        <p className="row">
          <Badge>~5 min</Badge>
          <AllGamesLink count={gameCount} />
        </p>
      </div>
      <SourceList
        source={modes}
        skeletons={3}
        loading="Loading the ways to play"
        failed="We couldn't load the ways to play right now."
        retryTo={paths.play}
        empty={<EmptyState icon="timer" title="Nothing to play right now. Extra time is near." />}
      >
        {([first, ...others]) => (
          <>
            {isUnknown && (
              <p role="status" className="notice-line">
                We don't know that game. Here is everything there is to play.
              </p>
            )}
            {first && <LeadMode mode={first} />}
            <ul className="modes">
              {others.map((mode) => (
                <ModeCard key={mode.id} mode={mode} />
              ))}
            </ul>
          </>
        )}
      </SourceList>
      <AdSlot shape="banner" />
    </div>
  );
}
