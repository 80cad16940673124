import type { AppLoadContext } from "@remix-run/node";
import { treblesIn } from "~/games/finished-by.server";
import { lineup } from "~/games/lineup.server";
import { nextTitle } from "~/games/next-title.server";
import { finishedOn, playerDays, titleTotals } from "~/games/player-days.server";
import { serverGames } from "~/games/registry.server";
import { lastWeek } from "~/platform/clock/calendar-date.server";
import type { LoadResult } from "~/platform/sources/load-result";
import { loadWithTimeout } from "~/platform/sources/load-with-timeout.server";
import { titleName } from "~/site/catalogue/catalogue.server";
import { ownSheet } from "~/site/stats/own-sheet.server";
import type { StatsSheet } from "~/site/stats/stat";

/** The stats of a player over all titles; no sheet at all before the first finished game. */
export function ownStats(
  request: Request,
  context: AppLoadContext,
): Promise<LoadResult<StatsSheet>> {
  return loadWithTimeout(request, "stats", async () => {
    const days = await playerDays(request, context);
    const week = lastWeek(days.today).filter((date) => days.dates.has(date));
    const [totals, finished] = await Promise.all([
      titleTotals(request, context, days),
      finishedOn(request, context, week),
    ]);
    const titles = lineup(days).map(({ slug }) => ({
      ...titleName(slug),
      game: serverGames[slug],
      totals: totals.get(slug) ?? null,
    }));
    const trebles = treblesIn(days.dates).size;
    const next = nextTitle(days);
    const named = next && titleName(next.slug);
    const sheet = ownSheet({ ...days, finished }, titles, named, trebles);
    return sheet ? [sheet] : [];
  });
}
