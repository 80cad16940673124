import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { feedStyles, postStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { placeOf, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { AdSlot } from "~/shell/ad-slot";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { communityPosts } from "~/site/community/feed/posts.server";
import { localMatches } from "~/site/community/matches/matches.server";
import { Highlights } from "./highlights";
import { Posts } from "./posts";

export const handle: RouteHandle = { variesBy: ["time-zone"] };

export const links = stylesheetLinks(feedStyles, postStyles);

export const meta: MetaFunction = () =>
  pageMeta("Feed", "What fans say after the quiz, and the matches everybody talks about.");

export function loader({ request }: LoaderFunctionArgs) {
  return {
    place: placeOf(timeZoneOf(request.headers.get("Cookie"))),
    posts: communityPosts(request),
    highlights: localMatches(request),
  };
}

export default function Feed() {
  const { place, posts, highlights } = useLoaderData<typeof loader>();
  return (
    <div className="page feed">
      <header className="feed-head">
        <h1>Feed</h1>
        <p className="lead">What fans say, and the matches they say it about.</p>
        <a href="#highlights" className="text-link">
          To the match highlights
        </a>
      </header>
      <Posts initial={posts} />
      <div className="feed-side">
        <AdSlot shape="rectangle" />
        <Highlights initial={highlights} place={place} />
      </div>
    </div>
  );
}
