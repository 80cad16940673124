import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import leagueStyles from "~/look/styles/league.css?url";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { LoginButtons } from "~/people/account/login-prompt";
import { leagueTexts } from "~/people/leagues/league-texts";
import { LeaguesPage } from "~/people/leagues/leagues-page";
import { answerLeagues, loadLeagues } from "~/people/leagues/leagues-page.server";
import { orBadRequest } from "~/platform/http/or-bad-request";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export { formHeaders as headers } from "~/platform/http/form-headers";

export const handle: RouteHandle = { scripts: "none", isPrivate: true, variesBy: [] };

export const links = stylesheetLinks(leagueStyles);

export const meta: MetaFunction = () => pageMeta(leagueTexts.title, leagueTexts.lead);

export const loader = withUnavailablePage(loadLeagues);

export const action = async (args: ActionFunctionArgs) => orBadRequest(await answerLeagues(args));

export default function Leagues() {
  const { leagues, proposedName } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer && "problem" in answer ? answer : null;
  return (
    <LeaguesPage
      leagues={leagues}
      proposedName={proposedName}
      refusal={refusal}
      prompt={
        <div className="card form">
          <h2>Start a league</h2>
          <p>It takes a name and an account, so that your points find you on every device.</p>
          <LoginButtons />
        </div>
      }
    />
  );
}
