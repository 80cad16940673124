import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { facesOf } from "~/community/authors.server";
import { ownLeague } from "~/community/leagues.server";
import leagueStyles from "~/look/styles/league.css?url";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { LoginPrompt } from "~/people/account/login-prompt";
import { leagueTexts } from "~/people/leagues/league-texts";
import { ManagePage } from "~/people/leagues/manage-page";
import { answerManage, manageView } from "~/people/leagues/manage-page.server";
import { orBadRequest } from "~/platform/http/or-bad-request";
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
  const isReporting = new URL(args.request.url).searchParams.has("report");
  return { league: await manageView(own.league, own.user.id, facesOf, isReporting) };
});

export const action = withUnavailablePage(async (args: ActionFunctionArgs) => {
  const own = await ownLeague(args);
  return orBadRequest(own && (await answerManage(args, own.league.id, own.user.id)));
});

export default function ManageLeague() {
  const { league } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!league) {
    return <LoginPrompt title={leagueTexts.title}>Log in to see your league.</LoginPrompt>;
  }
  return <ManagePage league={league} refusal={answer && "problem" in answer ? answer : null} />;
}
