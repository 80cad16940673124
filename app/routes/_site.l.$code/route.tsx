import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { facesOf } from "~/community/authors.server";
import leagueStyles from "~/look/styles/league.css?url";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { LinkButton } from "~/look/ui/button";
import { paths } from "~/paths";
import { LoginButtons } from "~/people/account/login-prompt";
import { InvitationPage } from "~/people/leagues/invitation-page";
import { answerInvitation, loadInvitation } from "~/people/leagues/invitation-page.server";
import { leagueTexts } from "~/people/leagues/league-texts";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export const handle: RouteHandle = { scripts: "none", isPrivate: true, variesBy: ["anything"] };

/** What the loader says of waiting. */
export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const wait = loaderHeaders.get("Retry-After");
  return wait ? { "Retry-After": wait } : {};
};

export const links = stylesheetLinks(leagueStyles);

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const name = data?.state === "open" ? data.name : null;
  return pageMeta(name ? `Join ${name}` : leagueTexts.title, leagueTexts.lead);
};

export const loader = withUnavailablePage((args: LoaderFunctionArgs) =>
  loadInvitation(args, facesOf),
);

export const action = withUnavailablePage(answerInvitation);

export default function Invitation() {
  const view = useLoaderData<typeof loader>();
  return (
    <InvitationPage
      view={view}
      prompt={
        <div className="card form">
          <h2>Play in it</h2>
          <p>
            Play first, join when you like it: what you have played in this browser comes along.
          </p>
          <p>
            <LinkButton to={paths.play} variant="primary">
              Play today's games
            </LinkButton>
          </p>
          <LoginButtons variant="outline" />
        </div>
      }
    />
  );
}
