import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { feedStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { BackLink } from "~/look/ui/back-link";
import { paths } from "~/paths";
import { placeOf, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { sampleMatch } from "~/site/matches/matches.server";
import { SampleHub } from "~/site/matches/sample-hub";

export const handle: RouteHandle = { scripts: "none", isPrivate: true, variesBy: ["time-zone"] };

export const links = stylesheetLinks(feedStyles);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data?.match.title ?? "Match", "A sample of the page that a match will have.");

export function loader({ request, params }: LoaderFunctionArgs) {
  const match = sampleMatch(request, params.id ?? "");
  if (!match) throw new Response(null, { status: 404, statusText: "Not Found" });
  return { match, place: placeOf(timeZoneOf(request.headers.get("Cookie"))) };
}

export default function MatchHub() {
  const { match, place } = useLoaderData<typeof loader>();
  return (
    <div className="page narrow">
      <BackLink to={`${paths.feed}#highlights`}>Back to the feed</BackLink>
      <SampleHub match={match} place={place} />
    </div>
  );
}
