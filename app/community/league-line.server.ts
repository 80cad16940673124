import { findLeague, leaguesOf } from "~/people/leagues/league-store.server";
import type { LeagueStrip } from "~/people/leagues/league-view";
import { leagueStrip } from "~/people/leagues/league-view.server";
import { nowFor } from "~/platform/clock/clock.server";
import { loadOne } from "~/platform/sources/load-with-timeout.server";
import { leagueSources } from "./leagues.server";

/**
 * The line of home for the newest of an account's leagues that is not muted.
 *
 * @returns null without one, and while the store is unavailable
 */
export function leagueLine(request: Request, userId: string): Promise<LeagueStrip | null> {
  return loadOne(request, "league", async () => {
    const sources = await leagueSources();
    for (const id of await leaguesOf(sources.store, userId)) {
      const league = await findLeague(sources.store, id);
      const strip = league && (await leagueStrip(sources, league, userId, nowFor(request)));
      if (strip) return strip;
    }
    return null;
  });
}
