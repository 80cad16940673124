import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { facesOf } from "~/community/authors.server";
import { gameAt } from "~/games/registry.server";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import tablesStyles from "~/look/styles/tables.css?url";
import { ErrorCard } from "~/look/ui/error-card";
import { Icon } from "~/look/ui/icon";
import { StepBackLink } from "~/look/ui/step-back-link";
import { Tabs } from "~/look/ui/tabs";
import { withSearch } from "~/paths";
import { loadOne } from "~/platform/sources/load-with-timeout.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { titleName } from "~/site/catalogue/catalogue.server";
import type { TableSpan } from "~/site/tables/table";
import { TableCard } from "~/site/tables/table-card";
import { spanLabels } from "~/site/tables/table-texts";
import { titleTable } from "~/site/tables/title-table.server";
import { TABLES_PATH, titleTablePath } from "~/table-paths";

/** Never shared: a kept page would still show a player who hides. */
export const handle: RouteHandle = { scripts: "none", isPrivate: true, variesBy: ["anything"] };

export const links = stylesheetLinks(tablesStyles);

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta(
    page ? `${page.title} table` : "Tables",
    "Who is ahead today, this week and all season.",
  );

const spans = Object.keys(spanLabels) as TableSpan[];

export async function loader({ request, context, params: { slug = "" } }: LoaderFunctionArgs) {
  const game = gameAt(slug);
  if (!game?.hasTables) throw new Response(null, { status: 404, statusText: "Not Found" });
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("of");
  const span = spans.find((one) => one === asked) ?? "today";
  const isReporting = searchParams.has("report");
  const table = await loadOne(request, "tables", () =>
    titleTable(request, context, { game, facesOf }, span, isReporting),
  );
  return { ...titleName(slug), span, table, isReporting };
}

export { ownPageHeaders as headers } from "~/platform/http/own-page";

export default function TitleTable() {
  const { slug, title, icon, span, table, isReporting } = useLoaderData<typeof loader>();
  const at = titleTablePath(slug);
  const addressOf = (one: TableSpan, report: string | null = null) =>
    withSearch(at, "", { of: one === "today" ? null : one, report });
  return (
    <div className="page narrow tables">
      <StepBackLink to={TABLES_PATH} className="text-link">
        <Icon name="arrow-left" />
        All tables
      </StepBackLink>
      <header className="tables-head">
        <img src={icon} alt="" width={128} height={128} />
        <div>
          <p className="eyebrow muted">Table</p>
          <h1>{title}</h1>
        </div>
      </header>
      <Tabs
        label="Tables"
        tabs={spans.map((one) => ({
          label: spanLabels[one],
          to: addressOf(one),
          isCurrent: one === span,
        }))}
      />
      {table ? (
        <TableCard
          slug={slug}
          title={title}
          table={table}
          reporting={{ isOn: isReporting, to: addressOf(span, isReporting ? null : "1") }}
        />
      ) : (
        <ErrorCard
          title="The table is unavailable"
          message="We couldn't load it right now."
          retryTo={addressOf(span)}
        />
      )}
    </div>
  );
}
