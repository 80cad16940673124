import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import moderationStyles from "~/look/styles/moderation.css?url";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { paths } from "~/paths";
import { LogPage } from "~/people/moderation/log-page";
import { logView } from "~/people/moderation/log-page.server";
import { dateAt, fullDate } from "~/platform/clock/calendar-date.server";
import { product } from "~/platform/config/product";
import { withUnavailablePage } from "~/platform/identity/with-unavailable-page.server";
import { documents } from "~/platform/storage/documents.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";

export const handle: RouteHandle = { scripts: "none", variesBy: [] };

export const links = stylesheetLinks(moderationStyles);

export const meta: MetaFunction = () =>
  pageMeta(
    "Moderation log",
    "Everything that moderators have decided, with the reason, without names.",
  );

export const loader = withUnavailablePage(async ({ request }: LoaderFunctionArgs) => {
  const cursor = new URL(request.url).searchParams.get("cursor");
  const dateOf = (at: number) => dateAt(at, product.timeZone);
  return logView(await documents(), cursor, { dateOf, inWords: fullDate });
});

export default function ModerationLog() {
  const log = useLoaderData<typeof loader>();
  return (
    <div className="page narrow moderation">
      <header className="moderation-head">
        <h1>Moderation log</h1>
        <p className="lead">
          Everything that moderators have decided, with the rule of the{" "}
          <Link to={paths.guidelines} className="inline-link">
            guidelines
          </Link>{" "}
          that it goes by. Nobody is named.
        </p>
      </header>
      <LogPage {...log} />
    </div>
  );
}
