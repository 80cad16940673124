import type { AppLoadContext } from "@remix-run/node";
import { lineup } from "~/games/lineup.server";
import { nextTitle } from "~/games/next-title.server";
import { playerDays, titleRecords } from "~/games/player-days.server";
import { serverGames } from "~/games/registry.server";
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
    const [days, records] = await Promise.all([
      playerDays(request, context),
      titleRecords(request, context),
    ]);
    const titles = lineup(days).map(({ slug }) => ({
      ...titleName(slug),
      game: serverGames[slug],
      record: records[slug],
    }));
    const next = nextTitle(days);
    const sheet = ownSheet(days, titles, next && titleName(next.slug));
    return sheet ? [sheet] : [];
  });
}
