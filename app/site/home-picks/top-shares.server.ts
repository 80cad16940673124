import { serverGames } from "~/games/registry.server";
import { trebleOn } from "~/games/treble";
import { editionNumberOn, periodOf } from "~/play/editions/schedule.server";
import { fansBeside } from "~/play/player/crowd.server";
import type { PlayerDays } from "~/play/player/player-days.server";

/** From here on a share is worth telling. */
const HALF = 50;

/** By title, in which part at the top a result is: 28 for "Top 28 %". */
export type TopShares = ReadonlyMap<string, number>;

/**
 * In which part of all fans a player's results of the day's treble are: the better half, of those who can be compared. It
 * reads an edition's sums at most once in a minute and process, for everybody.
 *
 * @param now milliseconds since the epoch
 */
export async function topShares(
  days: Pick<PlayerDays, "today" | "current"> | null,
  now: number,
): Promise<TopShares> {
  if (!days) return new Map();
  const shares = trebleOn(days.today).map(async (slug) => {
    const result = days.current.find((one) => one.slug === slug)?.result;
    if (!result) return [];
    const game = serverGames[slug];
    const date = periodOf(game.schedule, days.today);
    const edition = editionNumberOn(game.schedule, date);
    const fans = await fansBeside(game, { date, edition, ...result }, now);
    const beats = fans?.spread?.beats ?? 0;
    return beats >= HALF ? [[slug, 100 - beats] as const] : [];
  });
  return new Map((await Promise.all(shares)).flat());
}
