import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useOutletContext, useRouteLoaderData } from "@remix-run/react";
import { ownMarksHeaders } from "~/games/own-marks";
import { ownDays } from "~/games/player-days.server";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import type { SiteAccount } from "~/people/account/site-account";
import { dateAt } from "~/platform/clock/calendar-date.server";
import { nowFor } from "~/platform/clock/clock.server";
import { product } from "~/platform/config/product";
import type { loader as rootLoader } from "~/root";
import { AdSlot } from "~/shell/ad-slot";
import { pageMeta } from "~/shell/page-meta";
import { catalogueOn } from "~/site/catalogue/catalogue.server";
import { latestPosts } from "~/site/community/feed/posts.server";
import { nextKickoff } from "~/site/home-picks/kickoff.server";
import { dailyPicks, weeklyPicks } from "~/site/home-picks/picks.server";
import { weekOf } from "~/site/home-picks/week.server";
import { CommunityFeed } from "./community-feed";
import { DailyLineup } from "./daily-lineup";
import { Hero } from "./hero";
import { nextTitle, quizTicket } from "./today.server";
import { WeeklyPicks } from "./weekly-picks";

export { ownMarksPageHeaders as headers } from "~/games/own-marks";

export const links = stylesheetLinks("home", "post", "share");

export const meta: MetaFunction = () =>
  pageMeta(null, "A new football quiz every day, on any phone, on any signal.");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = nowFor(request);
  const days = await ownDays(request, context);
  const games = catalogueOn(dateAt(now, product.timeZone));
  const player = { request, context, days };
  return data(
    {
      now,
      kickoff: nextKickoff(request),
      ticket: quizTicket(request, days),
      next: nextTitle(games, days),
      own: days?.userId ? { streak: days.streak, week: weekOf(days) } : null,
      gameCount: games.length,
      daily: dailyPicks(player, games),
      weekly: weeklyPicks(player, games),
      posts: latestPosts(request),
    },
    { headers: ownMarksHeaders(days) },
  );
}

export default function Home() {
  const { now, kickoff, ticket, next, own, gameCount, daily, weekly, posts } =
    useLoaderData<typeof loader>();
  const { user } = useOutletContext<SiteAccount>();
  const avatar = useRouteLoaderData<typeof rootLoader>("root")?.avatar ?? null;
  return (
    <>
      <Hero
        kickoffAt={kickoff.at}
        season={kickoff.season}
        now={now}
        next={next}
        own={own && user && { ...own, name: user.name, avatar }}
      />
      <div className="page home">
        <DailyLineup ticket={{ ...ticket, now }} gameCount={gameCount} daily={daily} />
        <AdSlot shape="banner" />
        <WeeklyPicks weekly={weekly} />
        <div className="home-side">
          <AdSlot shape="rectangle" />
          <CommunityFeed posts={posts} />
        </div>
      </div>
    </>
  );
}
