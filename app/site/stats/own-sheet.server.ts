import { paths } from "~/paths";
import type { CalendarDate } from "~/platform/clock/calendar-date.server";
import type { PlayerDays } from "~/play/player-days.server";
import { bestOf, isPerfect, type Result, statisticsOf } from "~/play/results";
import { type PlayedTitle, resultOn } from "./played-title.server";
import { recentForm } from "./recent-form.server";
import type { DayPlay, StatsSheet, TitleCard } from "./stat";
import { headlineOf, statsOf } from "./stats-of";

/**
 * A player's own stats over all titles.
 *
 * @returns null before the first finished game
 */
export function ownSheet(
  { userId, today, dates, streak }: Pick<PlayerDays, "userId" | "today" | "dates" | "streak">,
  titles: readonly PlayedTitle[],
): StatsSheet | null {
  const cards = titles.map(cardOf);
  const plays = cards.reduce((sum, { numbers }) => sum + (numbers?.plays ?? 0), 0);
  if (plays === 0) return null;
  const days = new Map(Array.from(dates, ([date, slugs]) => [date, playsOn(date, slugs, titles)]));
  const playsToday = days.get(today) ?? [];
  const scores = playsToday.map(({ score }) => score);
  const hasPlayedToday = playsToday.length > 0;
  return {
    headline: headlineOf({ scores, playedDays: dates.size, streak }),
    stats: statsOf({
      plays,
      best: bestTile(titles, userId !== null),
      streak,
      hasPlayedToday,
    }),
    form: recentForm(days, today),
    next: nextOf(titles, today, hasPlayedToday),
    titles: cards,
  };
}

function cardOf({ slug, title, icon, game, record }: PlayedTitle): TitleCard {
  const { plays, winRun } = statisticsOf(record);
  const best = bestOf(record);
  const numbers = { plays, best: best ? game.statistics.scoreText(best) : "–", winRun };
  return { slug, title, icon, numbers: plays > 0 ? numbers : null };
}

function playsOn(
  date: CalendarDate,
  slugs: readonly string[],
  titles: readonly PlayedTitle[],
): DayPlay[] {
  return titles
    .filter(({ slug }) => slugs.includes(slug))
    .flatMap((played) => {
      const result = resultOn(played, date);
      if (!result) return [];
      const score = played.game.statistics.scoreText(result);
      return [{ title: played.title, score, isPerfect: isPerfect(result) }];
    });
}

type Scored = { played: PlayedTitle; result: Result; value: number };

/** The best result of all titles. */
function topOf(
  titles: readonly PlayedTitle[],
  ratingOf: (result: Result, played: PlayedTitle) => number,
): Scored | undefined {
  const all = titles.flatMap((played) =>
    played.record.results.map((result) => ({ played, result, value: ratingOf(result, played) })),
  );
  return all.reduce<Scored | undefined>(
    (top, scored) => (top && top.value >= scored.value ? top : scored),
    undefined,
  );
}

/** In points for an account; a visitor's times are unknown, and with them a part of the points. */
function bestTile(titles: readonly PlayedTitle[], isAccount: boolean) {
  if (!isAccount) {
    const top = topOf(titles, ({ score, outOf }) => score / Math.max(1, outOf));
    if (!top) return { value: "–", helper: "" };
    return {
      value: top.played.game.statistics.scoreText(top.result),
      helper: top.played.title,
    };
  }
  const top = topOf(titles, (result, { game }) => game.points(result));
  return {
    value: String(top?.value ?? 0),
    helper: top ? `${top.played.title}, out of 1000` : "Out of 1000",
  };
}

function nextOf(
  titles: readonly PlayedTitle[],
  today: CalendarDate,
  hasPlayedToday: boolean,
): StatsSheet["next"] {
  const next = titles.find((played) => !resultOn(played, today));
  if (!next) return null;
  const to = paths.playTitle(next.slug);
  const isQuiz = to === paths.quiz;
  if (!hasPlayedToday && isQuiz) return { to, label: "Play today's quiz" };
  return { to, label: `${hasPlayedToday ? "Next up: " : "Play "}${next.title}` };
}
