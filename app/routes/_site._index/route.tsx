import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { dateAt, shortDate, timeZoneOf } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { AdSlot } from "~/shell/ad-slot";
import { pageMeta } from "~/shell/page-meta";
import { latestPosts } from "~/site/community/feed/posts.server";
import { kickoffFor } from "~/site/home-picks/kickoff.server";
import { dailyPicks, weeklyPicks } from "~/site/home-picks/picks.server";
import { CommunityFeed } from "./community-feed";
import { DailyLineup } from "./daily-lineup";
import { Hero } from "./hero";
import { WeeklyPicks } from "./weekly-picks";

export const links = stylesheetLinks("home", "post");

export const meta: MetaFunction = () =>
  pageMeta(null, "A new football quiz every day, on any phone, on any signal.");

export function loader({ request }: LoaderFunctionArgs) {
  const now = nowFor(request);
  return {
    now,
    today: shortDate(dateAt(now, timeZoneOf(request.headers.get("Cookie")))),
    kickoffAt: kickoffFor(request),
    daily: dailyPicks(request),
    weekly: weeklyPicks(request),
    posts: latestPosts(request),
  };
}

export default function Home() {
  const { now, today, kickoffAt, daily, weekly, posts } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero kickoffAt={kickoffAt} now={now} />
      <div className="page home">
        <AdSlot shape="banner" />
        <div className="home-main">
          <DailyLineup today={today} daily={daily} />
          <WeeklyPicks weekly={weekly} />
        </div>
        <div className="home-side">
          <AdSlot shape="rectangle" />
          <CommunityFeed posts={posts} />
        </div>
      </div>
    </>
  );
}
