import { fullDate } from "~/platform/clock/calendar-date.server";
import { earlierDate, earlierEdition, type Known } from "~/play/editions/earlier-edition.server";
import { periodOf } from "~/play/editions/schedule.server";
import type { Attempt } from "~/play/rules/attempt";
import { formOf, type Result, statisticsOf, winRunsOf } from "~/play/rules/results";
import type { Slots } from "~/play/rules/slots";
import type { BestBefore, Streak } from "~/play/rules/streak";
import { streakOf } from "~/play/rules/streak-rules.server";
import type { StoredTitle } from "~/play/rules/title-rules.server";

/** How many Friendlies an end passes over, one document each; one before them may be offered again. */
const MAX_FOR_FUN = 7;

/** A player's days, and their results of the title, earliest first. */
type Played = {
  dates: readonly string[];
  results: readonly Result[];
  /** Earlier editions that have no result, and whose Friendly is over. */
  forFun?: readonly Known[];
};

/** Whether the page of these attempts shows a streak: at the end, which the browser may reach without the server. */
export function showsStreak<Move>(title: StoredTitle<Move>, { result, friendly }: Slots<Move>) {
  return [result, friendly].some((one) => one && (title.isSealed || title.resultOf(one) !== null));
}

/** Whether an end leads to the same edition again: a new game, or a further try of which only the best counts. */
const isPlayedAgain = <Move>(
  { keepsBest, hasReplays }: StoredTitle<Move>,
  { result }: Slots<Move>,
): boolean => keepsBest || (hasReplays && result !== null);

/**
 * The past editions, from the one shown, that have no result, and whose Friendly is over, up to the first that has none.
 *
 * @param friendlyOf the Friendly of the edition of a date, if it has no result: one document each
 * @param today the date by the player's calendar
 * @returns at most seven; none where the same is played again instead
 */
export async function playedForFun<Move>(
  title: StoredTitle<Move>,
  slots: Slots<Move>,
  results: readonly Result[],
  friendlyOf: (date: string) => Promise<Attempt<Move> | null>,
  today: string,
): Promise<Known[]> {
  const shown = (slots.result ?? slots.friendly)?.date;
  const found: Known[] = [];
  if (!shown || isPlayedAgain(title, slots)) return found;
  while (found.length < MAX_FOR_FUN) {
    const date = earlierDate(title, shown, [...results, ...found], today);
    const earlier = date && (await friendlyOf(date));
    if (!earlier || title.resultOf(earlier) === null) break;
    found.push(earlier);
  }
  return found;
}

/** The streak as the end of the attempts shows it: the day of a running attempt counts, since it is only seen finished. */
export function endStreak<Move>(
  title: StoredTitle<Move>,
  slots: Slots<Move>,
  { dates, results, forFun = [] }: Played,
  today: string,
): Streak {
  const { result, friendly } = slots;
  const { winRun, longestWinRun } = winRunsOf(results);
  const running = result && !title.resultOf(result) ? result : null;
  const days = running ? [...dates, running.startedOn] : dates;
  const run = running ? { winRun } : { wonRun: winRun };
  const { tellsBest, tellsScores } = title;
  const others = results.filter(({ date }) => date !== result?.date);
  const own = tellsBest && { bestBefore: bestBefore(tellsBest({ results: others })) };
  const form = title.tellsForm && { form: formOf(results) };
  const date = (result ?? friendly)?.date;
  const next = date &&
    !isPlayedAgain(title, slots) && {
      earlier: earlierEdition(title, date, [...results, ...forFun], today),
    };
  const current = periodOf(title.schedule, today);
  const isPlayed = date !== current && results.some((one) => one.date === current);
  return {
    ...streakOf(days, today),
    longestWin: longestWinRun,
    ...run,
    ...own,
    ...form,
    ...next,
    ...(isPlayed && { isPlayed }),
    ...(tellsScores && { scores: statisticsOf({ results }).distribution }),
  };
}

/** A result as an end tells it; null without one. */
const bestBefore = (best: Result | undefined): BestBefore | null =>
  best
    ? {
        score: best.score,
        outOf: best.outOf,
        elapsed: best.elapsed,
        day: fullDate(best.date),
      }
    : null;
