import type { AppLoadContext } from "@remix-run/node";
import { finishedOn } from "~/games/player-days.server";
import { serverGames } from "~/games/registry.server";
import { OPEN, stateLabel, type TitleState } from "~/games/title-state";
import { titleStateOf } from "~/games/title-states.server";
import { trebleOn } from "~/games/treble";
import { paths } from "~/paths";
import { type CalendarDate, daysBefore, shortDate } from "~/platform/clock/calendar-date.server";
import type { LoadResult } from "~/platform/sources/load-result";
import { sampleSource } from "~/platform/sources/sample-source.server";
import { numberOn, periodOf } from "~/play/editions/schedule.server";
import { todayOf } from "~/play/player/player.server";
import type { PlayerDays } from "~/play/player/player-days.server";
import type { Finished } from "~/play/player/records";
import { playAddress } from "~/play/rules/play-address";
import type { Result } from "~/play/rules/results";
import type { PlayableSlug } from "~/playable";
import { laterStubs } from "./day-ticket.server";
import type { HomePick } from "./home-pick";
import type { NameOf, Stub } from "./stub";
import { titleLines } from "./title-lines";
import type { TopShares } from "./top-shares.server";

/** What is shown of a title of the catalogue. */
type Title = { slug: PlayableSlug; title: string; icon: { url: string } };

type Player = { request: Request; context: AppLoadContext; days: PlayerDays | null };

const MAX_ARCHIVED = 3;
const WEEK = 7;

/** What a weekly title's card says instead of "Play". */
const actions: Partial<Record<string, string>> = {
  "career-path": "Take a guess",
  "kit-detective": "Open the case",
};

/** The loaded items of the Daily lineup: the titles of the day's treble that follow the quiz. */
export const laterPicks = (
  request: Request,
  days: PlayerDays | null,
  nameOf: NameOf,
  tops: Promise<TopShares>,
): Promise<LoadResult<Stub>> =>
  sampleSource("daily", async () => laterStubs(days, todayOf(request), nameOf, await tops))(
    request,
  );

/** The Weekly picks: the weekly titles that are not on the day's ticket, and editions of the week before the last Friday. */
export function weeklyPicks(
  player: Player,
  titles: readonly Title[],
): Promise<LoadResult<HomePick>> {
  const treble: readonly string[] = trebleOn(todayOf(player.request));
  const picks = async () => [
    ...playableIn(titles, "week")
      .filter(({ slug }) => !treble.includes(slug))
      .map((title) => currentPick(title, player.days)),
    ...(await archivedPicks(player, playableIn(titles, "day"))),
  ];
  return sampleSource("weekly", picks)(player.request);
}

function playableIn(titles: readonly Title[], period: "day" | "week"): Title[] {
  return titles.filter(({ slug }) => serverGames[slug].schedule.period === period);
}

function currentPick(title: Title, days: PlayerDays | null): HomePick {
  const { slug } = title;
  const state = titleStateOf(days, slug);
  return {
    id: slug,
    title: title.title,
    description: state.name === "done" ? "A new one on Friday." : titleLines[slug][0],
    href: paths.playTitle(slug),
    icon: title.icon.url,
    ...labelled(state, actions[slug]),
  };
}

async function archivedPicks(player: Player, titles: readonly Title[]): Promise<HomePick[]> {
  const friday = periodOf({ period: "week" }, todayOf(player.request));
  const editions = Array.from({ length: WEEK }, (_, index) => {
    const title = titles[index % titles.length];
    const date = daysBefore(friday, index + 1);
    return title && date >= serverGames[title.slug].schedule.firstDate ? [{ title, date }] : [];
  });
  const picked = editions.flat().slice(0, MAX_ARCHIVED);
  const finished = await archivedFinishes(player, picked);
  return picked.map(({ title, date }) => {
    const isIt = (one: Finished) => one.slug === title.slug && one.result.date === date;
    return archivedPick(title, date, finished.find(isIt)?.result);
  });
}

function archivedPick(
  { slug, title, icon }: Title,
  date: CalendarDate,
  result: Result | undefined,
): HomePick {
  const { schedule, statistics } = serverGames[slug];
  const state: TitleState = result ? { name: "done", score: statistics.scoreText(result) } : OPEN;
  const number = numberOn(schedule, date);
  return {
    id: `${slug}-${date}`,
    title,
    description: `No. ${number}, ${shortDate(date)}`,
    href: playAddress(slug, { date }),
    icon: icon.url,
    ...labelled(state),
  };
}

const labelled = (state: TitleState, actionLabel?: string) => ({
  label: stateLabel(state, actionLabel),
  isDone: state.name === "done",
});

/** Read only where the player's dates have one of them. */
async function archivedFinishes(
  { request, context, days }: Player,
  picked: readonly { title: Title; date: CalendarDate }[],
): Promise<Finished[]> {
  const played = picked.filter(({ title, date }) => days?.dates.get(date)?.includes(title.slug));
  const dates = played.map(({ date }) => date);
  return dates.length === 0 ? [] : finishedOn(request, context, dates);
}
