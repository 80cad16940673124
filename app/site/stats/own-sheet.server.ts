import { paths } from "~/paths";
import type { CalendarDate } from "~/platform/clock/calendar-date.server";
import type { PlayerDays } from "~/play/player/player-days.server";
import { bestOf, isPerfect, statisticsOf } from "~/play/rules/results";
import { type PlayedTitle, resultOn } from "./played-title.server";
import { recentForm } from "./recent-form.server";
import type { DayPlay, StatsSheet, TitleCard } from "./stat";
import { headlineOf, statsOf } from "./stats-of";

type NextName = { slug: string; title: string };

/**
 * A player's own stats over all titles.
 *
 * @param next the next title to play; null once all is done
 * @param trebles the number of days with a treble
 * @returns null before the first finished game
 */
export function ownSheet(
  { today, dates, streak }: Pick<PlayerDays, "today" | "dates" | "streak">,
  titles: readonly PlayedTitle[],
  next: NextName | null,
  trebles: number,
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
      best: bestTile(titles),
      streak,
      hasPlayedToday,
      trebles,
    }),
    form: recentForm(days, today),
    next: nextOf(next, hasPlayedToday),
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

/** The best result of all, in points. */
function bestTile(titles: readonly PlayedTitle[]) {
  const all = titles.flatMap(({ title, game, record }) =>
    record.results.map((result) => ({ title, points: game.points(result) })),
  );
  const top = all.reduce<(typeof all)[number] | undefined>(
    (best, one) => (best && best.points >= one.points ? best : one),
    undefined,
  );
  return {
    value: String(top?.points ?? 0),
    helper: top ? `${top.title}, out of 1000` : "Out of 1000",
  };
}

function nextOf(next: NextName | null, hasPlayedToday: boolean): StatsSheet["next"] {
  if (!next) return null;
  const to = paths.playTitle(next.slug);
  const isQuiz = to === paths.quiz;
  if (!hasPlayedToday && isQuiz) return { to, label: "Play today's quiz" };
  return { to, label: `${hasPlayedToday ? "Next up: " : "Play "}${next.title}` };
}
