import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DUEL_PATH } from "~/games/spot-kick/duel/duel-address";
import { loadDuel, playAgainst } from "~/games/spot-kick/duel/duel-page.server";
import { DuelTicket } from "~/games/spot-kick/duel/duel-ticket";
import { duelTexts, duelTitle } from "~/games/spot-kick/duel/texts";
import beatStyles from "~/look/styles/beat.css?url";
import duelStyles from "~/look/styles/duel.css?url";
import { shareStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { LinkButton } from "~/look/ui/button";
import { canonicalUrl } from "~/platform/config/product";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { titleName } from "~/site/catalogue/catalogue.server";

export { duelHeaders as headers } from "~/games/spot-kick/duel/duel-route";

export const handle: RouteHandle = { isPrivate: true, variesBy: ["anything"] };

export const links = stylesheetLinks(beatStyles, duelStyles, shareStyles);

export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
  const { title, lead } = duelTitle(data?.view ?? { state: "gone", isEnded: false });
  return [
    ...pageMeta(title, lead),
    { property: "og:url", content: canonicalUrl(location.pathname) },
  ];
};

export const loader = withUnavailablePage((args: LoaderFunctionArgs) =>
  loadDuel(args, titleName("spot-kick")),
);

export const action = playAgainst;

export default function Duel() {
  const { view, title, icon } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>() ?? null;
  return (
    <div className="page narrow">
      {view.state === "gone" ? (
        <>
          <h1>{duelTexts.goneTitle}</h1>
          <p className="lead">{view.isEnded ? duelTexts.endedLead : duelTexts.goneLead}</p>
          <p>
            <LinkButton to={DUEL_PATH} variant="primary">
              Make a duel
            </LinkButton>
          </p>
        </>
      ) : (
        <DuelTicket view={view} refusal={refusal} title={title} icon={icon} />
      )}
    </div>
  );
}
