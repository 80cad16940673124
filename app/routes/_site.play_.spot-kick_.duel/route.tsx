import type { MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { loadForm, makeDuel } from "~/games/spot-kick/duel/duel-page.server";
import { PlanForm } from "~/games/spot-kick/duel/plan-fields";
import { duelTexts } from "~/games/spot-kick/duel/texts";
import duelStyles from "~/look/styles/duel.css?url";
import { stylesheetLinks } from "~/look/styles/stylesheets";

import { paths } from "~/paths";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export { duelHeaders as headers } from "~/games/spot-kick/duel/duel-route";

export const handle: RouteHandle = { scripts: "none", isPrivate: true, variesBy: ["anything"] };

export const links = stylesheetLinks(duelStyles);

export const meta: MetaFunction = () => pageMeta(duelTexts.title, duelTexts.lead);

export const loader = loadForm;

export const action = makeDuel;

export default function NewDuel() {
  const { latest } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <div className="page narrow">
      <p className="eyebrow">
        <Link to={paths.playTitle("spot-kick")} className="text-link">
          Spot Kick
        </Link>
      </p>
      <h1>{duelTexts.title}</h1>
      <p className="lead">{duelTexts.lead}</p>
      {latest && (
        <Link to={latest} className="text-link">
          See your latest duel
        </Link>
      )}
      <PlanForm refusal={refusal ?? null} label={duelTexts.make} />
    </div>
  );
}
