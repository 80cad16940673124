import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { feedStyles, postStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { ErrorCard } from "~/look/ui/error-card";
import { Icon } from "~/look/ui/icon";
import { paths } from "~/paths";
import { clockTime, dateAt, shortDate, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { openThread } from "~/site/community/feed/posts.server";
import { MorePosts, ThreadPost } from "~/site/community/feed/thread-post";

export { AbsentPage as ErrorBoundary } from "~/shell/absent-page";

export const handle: RouteHandle = { scripts: "none", variesBy: ["time-zone"] };

export const links = stylesheetLinks(feedStyles, postStyles);

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  found?.open
    ? pageMeta(`${found.open.thread.author} in the feed`, found.open.thread.summary)
    : pageMeta("Discussion", "What a fan said in the community feed.");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = await openThread(params.id ?? "", request);
  if (!found) throw new Response(null, { status: 404, statusText: "Not Found" });
  if (found === "failed") return data({ open: null }, 503);
  const timeZone = timeZoneOf(request.headers.get("Cookie"));
  const said = Date.parse(found.thread.timestamp);
  const date = `${shortDate(dateAt(said, timeZone))}, ${clockTime(said, timeZone)}`;
  return data({ open: { ...found, date } });
}

export default function Discussion() {
  const { open } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <div className="page narrow">
      <Link to={paths.feed} className="text-link back-link">
        <Icon name="arrow-right" />
        Back to the feed
      </Link>
      {open ? (
        <>
          <ThreadPost thread={open.thread} date={open.date} />
          <MorePosts posts={open.more} />
        </>
      ) : (
        <>
          <h1>Discussion</h1>
          <ErrorCard message="We couldn’t load the community feed right now." retryTo={pathname} />
        </>
      )}
    </div>
  );
}
