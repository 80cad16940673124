import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { serverGames } from "~/games/registry.server";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import tablesStyles from "~/look/styles/tables.css?url";
import { paths } from "~/paths";
import { playable } from "~/playable";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { titleName } from "~/site/catalogue/catalogue.server";
import { StatsTabs } from "~/site/stats/stats-tabs";
import { titleTablePath } from "~/table-paths";

export const handle: RouteHandle = { scripts: "none", variesBy: [] };

export const links = stylesheetLinks(tablesStyles);

export const meta: MetaFunction = () =>
  pageMeta("Tables", "Who is ahead today, this week and all season, game by game.");

export function loader(_: LoaderFunctionArgs) {
  return { titles: playable.filter((slug) => serverGames[slug].hasTables).map(titleName) };
}

export default function TablesPage() {
  const { titles } = useLoaderData<typeof loader>();
  return (
    <div className="page narrow tables">
      <h1>Tables</h1>
      <StatsTabs current="tables" />
      <ul className="table-list">
        {titles.map(({ slug, title, icon }) => (
          <li key={slug} className="card">
            <img src={icon} alt="" width={128} height={128} loading="lazy" />
            <Link to={titleTablePath(slug)} className="card-link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p className="muted">
        Members alone are in them, and only those who ask for it in their{" "}
        <Link to={paths.settings} className="inline-link">
          settings
        </Link>
        .
      </p>
    </div>
  );
}
