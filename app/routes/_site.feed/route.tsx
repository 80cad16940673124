import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { feedPosts, todaysTalks } from "~/community/feed.server";
import { feedStyles, postStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { placeOf, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { talkCaching } from "~/platform/http/own-page";
import { playerOf } from "~/play/player/player.server";
import { AdSlot } from "~/shell/ad-slot";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { localMatches } from "~/site/matches/matches.server";
import { Highlights } from "./highlights";
import { Posts } from "./posts";

export { ownPageHeaders as headers } from "~/platform/http/own-page";

export const handle: RouteHandle = { variesBy: ["player", "date", "time-zone"] };

export const links = stylesheetLinks(feedStyles, postStyles);

export const meta: MetaFunction = () =>
  pageMeta("Feed", "What fans say after the quiz, and the matches everybody talks about.");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const isOwn = (await playerOf(request, context)) !== null;
  const cursor = new URL(request.url).searchParams.get("cursor");
  return data(
    {
      place: placeOf(timeZoneOf(request.headers.get("Cookie"))),
      posts: feedPosts(request, context, cursor),
      talks: todaysTalks(request),
      highlights: localMatches(request),
    },
    { headers: talkCaching(isOwn) },
  );
}

export default function Feed() {
  const { place, posts, talks, highlights } = useLoaderData<typeof loader>();
  return (
    <div className="page feed">
      <header className="feed-head">
        <h1>Feed</h1>
        <p className="lead">What fans say, and the matches they say it about.</p>
        <a href="#highlights" className="text-link">
          To the match highlights
        </a>
      </header>
      <Posts initial={posts} talks={talks} />
      <div className="feed-side">
        <AdSlot shape="rectangle" />
        <Highlights initial={highlights} place={place} />
      </div>
    </div>
  );
}
