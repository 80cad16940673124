import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DuelBoard } from "~/games/spot-kick/duel/duel-board";
import { DuelGone } from "~/games/spot-kick/duel/duel-gone";
import { loadDuel, playAgainst } from "~/games/spot-kick/duel/duel-page.server";
import { DuelWaiting } from "~/games/spot-kick/duel/duel-waiting";
import { PlanForm } from "~/games/spot-kick/duel/plan-fields";
import { duelTexts, duelTitle } from "~/games/spot-kick/duel/texts";
import duelStyles from "~/look/styles/duel.css?url";
import { shareStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { canonicalUrl } from "~/platform/config/product";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export { duelHeaders as headers } from "~/games/spot-kick/duel/duel-route";

export const handle: RouteHandle = { isPrivate: true, variesBy: ["anything"] };

export const links = stylesheetLinks(duelStyles, shareStyles);

export const meta: MetaFunction<typeof loader> = ({ data: view, location }) => {
  const { title, lead } = duelTitle(view ?? { state: "gone" });
  return [
    ...pageMeta(title, lead),
    { property: "og:url", content: canonicalUrl(location.pathname) },
  ];
};

export const loader = loadDuel;

export const action = playAgainst;

export default function Duel() {
  const view = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <div className="page narrow">
      {view.state === "gone" && <DuelGone />}
      {view.state === "waiting" && <DuelWaiting {...view} />}
      {view.state === "settled" && <DuelBoard {...view} />}
      {view.state === "open" && (
        <>
          <h1>{duelTexts.challengedTitle}</h1>
          <p className="lead">{duelTexts.challengedLead}</p>
          <PlanForm refusal={refusal ?? null} label={duelTexts.answer} />
        </>
      )}
    </div>
  );
}
