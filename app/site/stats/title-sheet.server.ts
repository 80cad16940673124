import { type CalendarDate, shortDate } from "~/platform/clock/calendar-date.server";
import { periodOf } from "~/play/editions/schedule.server";
import { collectionPage, collectionSet } from "~/play/rules/collection";
import { playAddress } from "~/play/rules/play-address";
import { bestOf, isPerfect, type Statistics, statisticsOf } from "~/play/rules/results";
import { type PlayedTitle, resultOn } from "./played-title.server";
import { barsWithPercent } from "./score-bars-of";
import type { RecentResult, ScoreBar, Stat, TitleSheet } from "./stat";

const MAX_RECENT = 10;

/**
 * A player's stats of one title.
 *
 * @param page of the collection
 * @returns null before the first finished game
 */
export function titleSheet(
  played: PlayedTitle,
  today: CalendarDate,
  page: number,
): Omit<TitleSheet, "crowd"> | null {
  const { game, record } = played;
  const statistics = statisticsOf(record);
  if (statistics.plays === 0) return null;
  const collectibles = game.statistics.collectibles?.(record.results);
  const sets = game.statistics.collectedSets?.(record.results, today);
  return {
    stats: boardsOf(played, statistics),
    distribution: {
      heading: game.statistics.distribution.heading,
      bars: barsOf(played, statistics),
    },
    recent: recentOf(played, today),
    collection: sets
      ? collectionSet(sets, page)
      : collectibles
        ? collectionPage(collectibles, page)
        : null,
    isOpen: !resultOn(played, today),
  };
}

function boardsOf({ game, record }: PlayedTitle, statistics: Statistics): Stat[] {
  const { plays, wins, distribution, winRun, longestWinRun } = statistics;
  const graded = Object.values(distribution).reduce((sum, count) => sum + count, 0);
  const won = graded === 0 ? 0 : Math.round((wins / graded) * 100);
  const best = bestOf(record);
  const times = best ? (distribution[best.score] ?? 0) : 0;
  return [
    { id: "plays", label: "Played", value: String(plays), helper: "without Friendlies" },
    { id: "won", label: "Won", value: `${won}%`, helper: `${wins} of ${graded}` },
    {
      id: "run",
      label: "Wins in a row",
      value: String(winRun),
      helper: `Longest: ${longestWinRun}`,
    },
    {
      id: "best",
      label: "Best",
      value: best ? game.statistics.scoreText(best) : "–",
      helper: best && isPerfect(best) ? goldText(times) : reachedText(times),
    },
  ];
}

/** A perfect result makes its day gold in the calendar. */
const goldText = (days: number) => (days === 1 ? "One gold day" : `${days} gold days`);

const reachedText = (times: number) => (times === 1 ? "Reached once" : `Reached ${times} times`);

function barsOf({ game, record }: PlayedTitle, { distribution }: Statistics): ScoreBar[] {
  const latest = record.results.at(-1)?.score ?? -1;
  const counted = game.statistics.distribution.bars.map(({ score, upTo = score, label }) => {
    const isIn = (one: number) => one >= score && one <= upTo;
    const counts = Object.entries(distribution).map(([one, of]) => (isIn(Number(one)) ? of : 0));
    const count = counts.reduce((sum, of) => sum + of, 0);
    return { label, count, isLatest: isIn(latest) };
  });
  return barsWithPercent(counted);
}

function recentOf({ slug, game, record }: PlayedTitle, today: CalendarDate): RecentResult[] {
  const current = periodOf(game.schedule, today);
  const latest = record.results.slice(-MAX_RECENT).reverse();
  return latest.map((result) => {
    const { date, isWin, elapsed } = result;
    const isCurrent = date === current;
    const hasBoard = isCurrent || elapsed !== null;
    return {
      date,
      label: shortDate(date),
      score: game.statistics.scoreText(result),
      result: isPerfect(result) ? "perfect" : isWin ? "won" : "lost",
      href: hasBoard ? playAddress(slug, { date: isCurrent ? null : date }) : null,
    };
  });
}
