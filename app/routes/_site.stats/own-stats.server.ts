import { fullTimeQuizServer } from "~/games/full-time-quiz/full-time-quiz.server";
import type { LoadResult } from "~/platform/sources/load-result";
import { loadWithTimeout } from "~/platform/sources/load-with-timeout.server";
import { documents } from "~/platform/storage/documents.server";
import { readPlayedDates, readTitleRecord } from "~/play/player-records.server";
import { type Result, statisticsOf } from "~/play/results";
import { streakOf } from "~/play/streak-rules.server";
import { storedTitle } from "~/play/title-rules.server";
import { recentForm } from "~/site/stats/recent-form.server";
import type { StatsDay, StatsSheet } from "~/site/stats/stat";
import { statsOf } from "~/site/stats/stats-of";

/** The stats of a signed-in player, out of what they have played; no sheet at all before the first quiz. */
export function ownStats(
  request: Request,
  userId: string,
  today: string,
): Promise<LoadResult<StatsSheet>> {
  return loadWithTimeout(request, "stats", async () => {
    const store = await documents();
    const [dates, record] = await Promise.all([
      readPlayedDates(store, userId),
      readTitleRecord(store, userId, storedTitle(fullTimeQuizServer)),
    ]);
    const { plays } = statisticsOf(record);
    const days = record.results.filter(({ isArchived }) => !isArchived).map(dayOf);
    const stats = statsOf({ plays, days, streak: streakOf([...dates.keys()], today), today });
    return stats.length === 0 ? [] : [{ stats, form: recentForm(days, today) }];
  });
}

function dayOf({ date, score, outOf, elapsed }: Result): StatsDay {
  return { date, correct: score, total: outOf, elapsed };
}
