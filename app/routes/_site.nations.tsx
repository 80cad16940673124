import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { nationsOn, type ShownNation } from "~/community/nations.server";
import leagueStyles from "~/look/styles/league.css?url";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { paths } from "~/paths";
import { WeekGrid } from "~/people/leagues/week-grid";
import { nowFor } from "~/platform/clock/clock.server";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { todayOf } from "~/play/player/player.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export const handle: RouteHandle = { scripts: "none", variesBy: ["date"] };

export const links = stylesheetLinks(leagueStyles);

export const meta: MetaFunction = () =>
  pageMeta("Table of nations", "Which country's fans score most a game, month by month.");

export const loader = withUnavailablePage(({ request }: LoaderFunctionArgs) =>
  nationsOn(todayOf(request), nowFor(request)),
);

export default function Nations() {
  const { month, divisions } = useLoaderData<typeof loader>();
  return (
    <div className="page narrow league">
      <header className="league-head pitch">
        <p className="eyebrow">{month}</p>
        <h1>Table of nations</h1>
        <p className="lead">Average points a game, of all fans who play for a country.</p>
      </header>
      {divisions.map(({ title, nations }) => (
        <Division key={title} title={title} nations={nations} />
      ))}
      <p className="muted">
        A nation is ranked from 30 finished games of ten people on. At the end of the month two go
        up and two go down. The country of your{" "}
        <Link to={paths.profile} className="inline-link">
          player
        </Link>{" "}
        is the one you play for; nobody else is shown it here.
      </p>
    </div>
  );
}

function Division({ title, nations }: { title: string; nations: readonly ShownNation[] }) {
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      {nations.length === 0 ? (
        <p className="card">No nation has played enough yet this month.</p>
      ) : (
        <WeekGrid who="Nation" figure="Average">
          {nations.map(({ name, flag, place, average }) => (
            <tr key={name}>
              <td className="digits">{place}</td>
              <th scope="row" className="league-name">
                <span aria-hidden="true">{flag}</span> {name}
              </th>
              <td className="digits">{average}</td>
            </tr>
          ))}
        </WeekGrid>
      )}
    </section>
  );
}
