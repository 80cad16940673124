import type { HistoryEntry } from "./history.server";
import type { Result } from "./results";
import { editionNumberOn, periodOf } from "./schedule.server";
import type { Schedule } from "./server-game.server";

/**
 * The result that a visitor's history has of an edition.
 *
 * @param elapsed in milliseconds; the history itself has no times
 */
export function entryResult(
  schedule: Schedule,
  { date, isWin, score, outOf }: HistoryEntry,
  elapsed: number | null = null,
): Result {
  const edition = { date: periodOf(schedule, date), edition: editionNumberOn(schedule, date) };
  return { ...edition, isWin, score, outOf, elapsed, isLate: false };
}
