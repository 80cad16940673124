import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { leagueSources, ownLeague } from "~/community/leagues.server";
import leagueStyles from "~/look/styles/league.css?url";
import { shareStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { LoginPrompt } from "~/people/account/login-prompt";
import { LeaguePage } from "~/people/leagues/league-page";
import { leagueTexts } from "~/people/leagues/league-texts";
import { leagueView, pastWeek } from "~/people/leagues/league-view.server";
import { PastWeekPage } from "~/people/leagues/past-week-page";
import { nowFor } from "~/platform/clock/clock.server";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export const handle: RouteHandle = { scripts: "none", isPrivate: true, variesBy: ["anything"] };

export const links = stylesheetLinks(leagueStyles, shareStyles);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta((data?.league ?? data?.past)?.name ?? leagueTexts.title, leagueTexts.lead);

export const loader = withUnavailablePage(async (args: LoaderFunctionArgs) => {
  const own = await ownLeague(args);
  if (!own) return { league: null, past: null };
  const sources = await leagueSources();
  const week = new URL(args.request.url).searchParams.get("week");
  const past = week ? await pastWeek(sources, own.league, week, own.user.id) : null;
  if (past) return { league: null, past };
  const now = nowFor(args.request);
  const league = await leagueView(sources, own.league, own.user.id, now);
  // For the button that shares the invitation.
  return { league, past: null, needsScripts: true };
});

export default function League() {
  const { league, past } = useLoaderData<typeof loader>();
  if (past) return <PastWeekPage {...past} />;
  if (!league) {
    return (
      <LoginPrompt title={leagueTexts.title}>Log in to see the table of your league.</LoginPrompt>
    );
  }
  return <LeaguePage {...league} />;
}
