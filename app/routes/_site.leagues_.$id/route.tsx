import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { leagueSources, ownLeague } from "~/jobs/leagues.server";
import leagueStyles from "~/look/styles/league.css?url";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { LoginPrompt } from "~/people/account/login-prompt";
import { LeaguePage } from "~/people/leagues/league-page";
import { leagueTexts } from "~/people/leagues/league-texts";
import { leagueView } from "~/people/leagues/league-view.server";
import { nowFor } from "~/platform/clock/clock.server";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export const handle: RouteHandle = { scripts: "none", isPrivate: true, variesBy: ["anything"] };

export const links = stylesheetLinks(leagueStyles);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.league?.name ?? leagueTexts.title, leagueTexts.lead);

export const loader = withUnavailablePage(async (args: LoaderFunctionArgs) => {
  const own = await ownLeague(args);
  if (!own) return { league: null };
  const now = nowFor(args.request);
  return { league: await leagueView(await leagueSources(), own.league, own.user.id, now) };
});

export default function League() {
  const { league } = useLoaderData<typeof loader>();
  if (!league) {
    return (
      <LoginPrompt title={leagueTexts.title}>Log in to see the table of your league.</LoginPrompt>
    );
  }
  return <LeaguePage {...league} />;
}
