import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { answerLine } from "~/community/answers.server";
import { homePosts } from "~/community/feed.server";
import { leagueLine } from "~/community/league-line.server";
import { nationsLine } from "~/community/nations.server";
import { SLUG } from "~/games/full-time-quiz/rules";
import { ownDays } from "~/games/player-days.server";
import homeStyles from "~/look/styles/home.css?url";
import { postStyles, shareStyles } from "~/look/styles/shared-stylesheets";
import { stylesheetLinks } from "~/look/styles/stylesheets";
import { optional } from "~/look/ui/optional";
import { part } from "~/look/ui/part";
import { nowFor } from "~/platform/clock/clock.server";
import { talkCaching } from "~/platform/http/own-page";
import { AdSlot } from "~/shell/ad-slot";
import { pageMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { games, titleName } from "~/site/catalogue/catalogue.server";
import { nextKickoff } from "~/site/home-picks/kickoff.server";
import { laterPicks, weeklyPicks } from "~/site/home-picks/picks.server";
import { topShares } from "~/site/home-picks/top-shares.server";
import { weekOf } from "~/site/home-picks/week.server";
import { DailyLineup } from "./daily-lineup";
import { Hero } from "./hero";
import { heroFor, ticketFor } from "./today.server";

const WeeklyPicks = part("picks", () => import("./weekly-picks"));
const CommunityFeed = part("feed", () => import("./community-feed"));
/** Loaded only for a player who was answered, and where a nation is ranked. */
const HomeLine = optional(() => import("~/site/home-picks/home-line"));
/** Loaded only for members of a league. */
const LeagueStrip = optional(() => import("~/people/leagues/league-strip"));

export { ownPageHeaders as headers } from "~/platform/http/own-page";

export const handle: RouteHandle = { variesBy: ["player", "date"] };

export const links = stylesheetLinks(homeStyles, postStyles, shareStyles);

export const meta: MetaFunction = () =>
  pageMeta(null, "A new football quiz every day, on any phone, on any signal.");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = nowFor(request);
  const days = await ownDays(request, context, [SLUG]);
  const tops = topShares(days, now);
  const userId = days?.userId ?? null;
  const answer = days && (await answerLine(request, context, days));
  await Promise.all([WeeklyPicks.load(), CommunityFeed.load()]);
  const { at: kickoffAt, season } = nextKickoff(request);
  return data(
    {
      now,
      kickoffAt,
      season: season && `${season} runs for 13 weeks.`,
      ticket: await ticketFor(request, days, tops),
      hero: heroFor(request, days),
      own: days?.userId ? { streak: days.streak, week: weekOf(days) } : null,
      gameCount: games.length,
      daily: laterPicks(request, days, titleName, tops),
      weekly: weeklyPicks({ request, days }, games),
      posts: homePosts(request, context),
      answer,
      // In the place of an answer, which is told once.
      league: userId && !answer ? await leagueLine(request, userId) : null,
      nations: userId && (await nationsLine(request)),
    },
    { headers: talkCaching(days !== null) },
  );
}

export default function Home() {
  const {
    now,
    kickoffAt,
    season,
    ticket,
    hero,
    own,
    gameCount,
    daily,
    weekly,
    posts,
    answer,
    league,
    nations,
  } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero kickoffAt={kickoffAt} season={season} now={now} own={own} {...hero} />
      <div className="page home">
        <DailyLineup ticket={{ ...ticket, now }} gameCount={gameCount} daily={daily}>
          {answer && (
            <Suspense>
              <HomeLine {...answer} />
            </Suspense>
          )}
          {league && (
            <Suspense>
              <LeagueStrip {...league} />
            </Suspense>
          )}
          {nations && (
            <Suspense>
              <HomeLine {...nations} />
            </Suspense>
          )}
        </DailyLineup>
        <AdSlot shape="banner" isSold />
        <WeeklyPicks weekly={weekly} />
        <div className="home-side">
          <AdSlot shape="rectangle" isSold />
          <CommunityFeed posts={posts} />
        </div>
      </div>
    </>
  );
}
