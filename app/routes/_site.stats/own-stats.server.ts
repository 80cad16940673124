import { readPlayerRecord } from "~/games/full-time-quiz/player-attempts.server";
import { streakOf } from "~/games/full-time-quiz/streak-rules.server";
import type { Settled } from "~/platform/sources/settled";
import { settledWithin } from "~/platform/sources/settled-within.server";
import { recentForm } from "~/site/stats/recent-form.server";
import type { StatsSheet } from "~/site/stats/stat";
import { statsOf } from "~/site/stats/stats-of";
import { documents } from "~/platform/storage/documents.server";

/** The stats of a signed-in player, out of what they have played; no sheet at all before the first quiz. */
export function ownStats(
  request: Request,
  userId: string,
  today: string,
): Promise<Settled<StatsSheet>> {
  return settledWithin(request, "stats", async () => {
    const { plays, days } = await readPlayerRecord(await documents(), userId);
    const stats = statsOf({ plays, days, streak: streakOf(days, today), today });
    return stats.length === 0 ? [] : [{ stats, form: recentForm(days, today) }];
  });
}
