import { isFinishedBy } from "~/games/finished-by.server";
import { serverGames } from "~/games/registry.server";
import { OPEN, stateLabel, type TitleState } from "~/games/title-state";
import { titleStateOf } from "~/games/title-states.server";
import { trebleOn } from "~/games/treble";
import { paths } from "~/paths";
import { type CalendarDate, daysBefore, shortDate } from "~/platform/clock/calendar-date.server";
import type { LoadResult } from "~/platform/sources/load-result";
import { sampleSource } from "~/platform/sources/sample-source.server";
import { editionNumberOn, numberOn, periodBefore, periodOf } from "~/play/editions/schedule.server";
import { todayOf } from "~/play/player/player.server";
import type { PlayerDays } from "~/play/player/player-days.server";
import { playAddress } from "~/play/rules/play-address";
import { teaserOf } from "~/play/teaser.server";
import type { PlayableSlug } from "~/playable";
import { laterStubs } from "./day-ticket.server";
import type { HomePick } from "./home-pick";
import type { NameOf, Stub } from "./stub";
import { titleLines } from "./title-lines";
import type { TopShares } from "./top-shares.server";

/** What is shown of a title of the catalogue. */
type Title = { slug: PlayableSlug; title: string; icon: { url: string } };

type Player = { request: Request; days: PlayerDays | null };

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
  const picks = async () => {
    const weekly = playableIn(titles, "week").filter(({ slug }) => !treble.includes(slug));
    const missed = weekly.flatMap((title) => missedPick(player, title) ?? []);
    const archived = archivedPicks(player, playableIn(titles, "day"));
    const earlier = [...missed, ...archived].slice(0, MAX_ARCHIVED);
    return [...weekly.map((title) => currentPick(player, title)), ...earlier];
  };
  return sampleSource("weekly", picks)(player.request);
}

function playableIn(titles: readonly Title[], period: "day" | "week"): Title[] {
  return titles.filter(({ slug }) => serverGames[slug].schedule.period === period);
}

function currentPick({ request, days }: Player, title: Title): HomePick {
  const { slug } = title;
  const state = titleStateOf(days, slug);
  const waits = days?.current.find((one) => one.slug === slug)?.waits;
  return {
    id: slug,
    title: title.title,
    description:
      state.name === "done" ? comingText(slug, todayOf(request)) : (waits ?? titleLines[slug][0]),
    href: paths.playTitle(slug),
    icon: title.icon.url,
    ...labelled(state, actions[slug]),
  };
}

/** What is known of a weekly title's next edition: "A new one on Friday: who wore white with a zigzag?" */
function comingText(slug: PlayableSlug, today: CalendarDate): string {
  const told = teaserOf(serverGames[slug], today)?.teaser;
  const when = today === periodOf({ period: "week" }, today) ? "next Friday" : "on Friday";
  if (!told) return `A new one ${when}.`;
  return `A new one ${when}: ${told.charAt(0).toLowerCase()}${told.slice(1)}`;
}

/** Last week's edition of a weekly title whose own is done, unless it was played in its week or has a void. */
function missedPick({ request, days }: Player, title: Title): HomePick | null {
  const { slug } = title;
  const { schedule, edition } = serverGames[slug];
  if (!days || titleStateOf(days, slug).name !== "done") return null;
  const date = periodBefore(schedule, periodOf(schedule, todayOf(request)));
  const isPlayed = isFinishedBy(days.dates, slug, daysBefore(date, 1 - WEEK));
  const hasVoid = edition(editionNumberOn(schedule, date))?.hasVoid;
  if (date < schedule.firstDate || isPlayed || hasVoid) return null;
  const pick = archivedPick(title, date);
  return {
    ...pick,
    description: `Last week's, ${pick.description}`,
    ...labelled(OPEN, actions[slug]),
  };
}

/** Editions that the player missed in the week before the last Friday, of titles whose edition of today is done. */
function archivedPicks({ request, days }: Player, titles: readonly Title[]): HomePick[] {
  const friday = periodOf({ period: "week" }, todayOf(request));
  return titles
    .map((title, place) => ({ title, date: daysBefore(friday, (place % WEEK) + 1) }))
    .filter(({ title: { slug }, date }) => {
      const isDone = titleStateOf(days, slug).name === "done";
      const isMissed = !days?.dates.get(date)?.includes(slug);
      return isDone && isMissed && date >= serverGames[slug].schedule.firstDate;
    })
    .map(({ title, date }) => archivedPick(title, date));
}

function archivedPick({ slug, title, icon }: Title, date: CalendarDate): HomePick {
  const number = numberOn(serverGames[slug].schedule, date);
  return {
    id: `${slug}-${date}`,
    title,
    description: `No. ${number}, ${shortDate(date)}`,
    href: playAddress(slug, { date }),
    icon: icon.url,
    ...labelled(OPEN),
  };
}

const labelled = (state: TitleState, actionLabel?: string) => ({
  label: stateLabel(state, actionLabel),
  isDone: state.name === "done",
});
