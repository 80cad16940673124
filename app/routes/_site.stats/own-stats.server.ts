import { readPlayerRecord } from "~/games/full-time-quiz/player-attempts.server";
import { streakOf } from "~/games/full-time-quiz/streak-rules.server";
import type { LoadResult } from "~/platform/sources/load-result";
import { loadWithTimeout } from "~/platform/sources/load-with-timeout.server";
import { documents } from "~/platform/storage/documents.server";
import { recentForm } from "~/site/stats/recent-form.server";
import type { StatsSheet } from "~/site/stats/stat";
import { statsOf } from "~/site/stats/stats-of";

/** The stats of a signed-in player, out of what they have played; no sheet at all before the first quiz. */
export function ownStats(
  request: Request,
  userId: string,
  today: string,
): Promise<LoadResult<StatsSheet>> {
  return loadWithTimeout(request, "stats", async () => {
    const { plays, days } = await readPlayerRecord(await documents(), userId);
    const stats = statsOf({ plays, days, streak: streakOf(days, today), today });
    return stats.length === 0 ? [] : [{ stats, form: recentForm(days, today) }];
  });
}
