import { paths } from "~/paths";
import type { CalendarDate } from "~/platform/clock/calendar-date.server";
import type { PlayerDays } from "~/play/player/player-days.server";
import type { Finished } from "~/play/player/records";
import { isPerfect, type Totals } from "~/play/rules/results";
import { scoreParts } from "~/play/rules/score-parts";
import type { ServerGame } from "~/play/rules/server-game.server";
import { recentForm } from "./recent-form.server";
import type { DayPlay, StatsSheet, TitleCard, TitleName } from "./stat";
import { headlineOf, statsOf } from "./stats-of";

/** A title, and what all results of a player come to; null without any. */
type TotalledTitle = TitleName & {
  game: Pick<ServerGame, "statistics">;
  totals: Totals | null;
};

/** A player's days, and what was finished in the last seven. */
type Played = Pick<PlayerDays, "today" | "dates" | "streak"> & { finished: readonly Finished[] };

type NextName = { slug: string; title: string };

/**
 * A player's own stats over all titles.
 *
 * @param next the next title to play; null once all is done
 * @param trebles the number of days with a treble
 * @returns null before the first finished game
 */
export function ownSheet(
  { today, dates, streak, finished }: Played,
  titles: readonly TotalledTitle[],
  next: NextName | null,
  trebles: number,
): StatsSheet | null {
  const cards = titles.map(cardOf);
  const plays = cards.reduce((sum, { numbers }) => sum + (numbers?.plays ?? 0), 0);
  if (plays === 0) return null;
  const days = new Map(
    finished.map(({ playedOn }) => [playedOn, playsOn(playedOn, finished, titles)]),
  );
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

function cardOf({ slug, title, icon, game, totals }: TotalledTitle): TitleCard {
  const best = totals?.best ? figureOf(game.statistics.scoreText(totals.best)) : "–";
  const numbers = totals && { plays: totals.plays, best, winRun: totals.winRun };
  return { slug, title, icon, numbers };
}

/** The figure of a score, for a narrow card: "5 of 5" of "won, 5 of 5", "25" of "25 touches". */
function figureOf(score: string): string {
  const { main, unit } = scoreParts(score);
  return /\d/.test(main) ? main : unit || main;
}

function playsOn(
  date: CalendarDate,
  finished: readonly Finished[],
  titles: readonly TotalledTitle[],
): DayPlay[] {
  return titles.flatMap(({ slug, title, game }) => {
    const result = finished.find((one) => one.playedOn === date && one.slug === slug)?.result;
    if (!result) return [];
    return [{ title, score: game.statistics.scoreText(result), isPerfect: isPerfect(result) }];
  });
}

/** The best result of all, in points. */
function bestTile(titles: readonly TotalledTitle[]) {
  const all = titles.flatMap(({ title, totals }) =>
    totals ? [{ title, points: totals.points }] : [],
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
