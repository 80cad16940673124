import { leagueSources, settled } from "~/community/leagues.server";
import { dueLeagues } from "~/people/leagues/settle-league.server";

/** The task that closes the weeks of leagues on Mondays, before anybody looks. */
export async function closeLeagueWeeks(now: number): Promise<void> {
  const sources = await leagueSources();
  for (;;) {
    const due = await dueLeagues(sources.store, now);
    if (due.length === 0) return;
    for (const league of due) await settled(sources, league, now);
  }
}
