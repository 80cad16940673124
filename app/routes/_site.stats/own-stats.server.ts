import type { AppLoadContext } from "@remix-run/node";
import { titleRecord } from "~/games/player-days.server";
import { serverGames } from "~/games/registry.server";
import type { LoadResult } from "~/platform/sources/load-result";
import { loadWithTimeout } from "~/platform/sources/load-with-timeout.server";
import { playerDays } from "~/play/player-days.server";
import { playable } from "~/playable";
import { titleName } from "~/site/catalogue/catalogue.server";
import { ownSheet } from "~/site/stats/own-sheet.server";
import type { StatsSheet } from "~/site/stats/stat";

/** The stats of a player over all titles; no sheet at all before the first finished game. */
export function ownStats(
  request: Request,
  context: AppLoadContext,
): Promise<LoadResult<StatsSheet>> {
  return loadWithTimeout(request, "stats", async () => {
    const [days, ...titles] = await Promise.all([
      playerDays(request, context, []),
      ...playable.map(async (slug) => ({
        ...titleName(slug),
        game: serverGames[slug],
        record: await titleRecord(request, context, slug),
      })),
    ]);
    const sheet = ownSheet(days, titles);
    return sheet ? [sheet] : [];
  });
}
